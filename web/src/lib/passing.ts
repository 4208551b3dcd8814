import type { LogLine } from './types'

/** When a person wants to be asked whether to interrupt.  Who can only pass is never asked: the server passes. */
export type Passing = 'ask' | 'played' | 'mine'

export const passings: Record<Passing, string> = {
  ask: 'whenever I can act',
  played: 'my fights, or after a card',
  mine: 'my fights and turns only',
}

/** As long as the server takes, so that nobody learns who could have answered. */
export const pause = (): number => 300 + Math.random() * 900

/** What games tell about whose moment it is, by the names they all use. */
interface Moment {
  turn?: number
  battle?: unknown
  fight?: { seat: number; doomed?: number; sides?: { seat: number }[] } | null
}

/** Whether a chance to interrupt is passed by without asking the seat. */
export function passedBy(mode: Passing, view: unknown, log: LogLine[], seat: number): boolean {
  if (mode === 'ask') return false
  const { turn, battle, fight } = view as Moment
  const sides = [fight?.seat, fight?.doomed, ...(fight?.sides ?? []).map((side) => side.seat)]
  if (turn === seat || battle || sides.includes(seat)) return false
  const since = log.slice(log.findLastIndex((line) => line.seat === seat) + 1)
  return mode === 'mine' || !since.some((line) => line.say.key.endsWith('.played'))
}
