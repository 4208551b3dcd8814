// The last attack, read from the log: each zone's totals and what came of it.

import type { LogLine } from '../../lib/types'

export interface Clash {
  attack: number
  defence: number
  by: number // the side that attacked
  index: number // of its line in the log
  order: number // among those told at once
  outcome: string // what was drained or prevented, in the log's words
}

const CLASH = 'in.event.zone_attacked'
const TURN = 'in.event.turn'
const GAME = 'in.event.game_won' // of a match: its attacks are over
const OUTCOMES = ['in.event.drained', 'in.event.prevented', 'in.event.cancelled']

/** By the zone's title. */
export function lastAttack(log: LogLine[]): Record<string, Clash> {
  const found: Record<string, Clash> = {}
  let said: string[] = []
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i]!
    if (OUTCOMES.includes(line.say.key)) said.unshift(line.say.text)
    if (line.say.key === GAME || (line.say.key === TURN && Object.keys(found).length)) break
    if (line.say.key !== CLASH) continue
    const { zone = '', attack = 0, defence = 0 } = line.say.args ?? {}
    if (found[String(zone)]) break
    const broke = Number(attack) > Number(defence)
    found[String(zone)] = {
      attack: Number(attack),
      defence: Number(defence),
      by: line.seat,
      index: line.index,
      order: 0,
      outcome: broke ? said.join(' ') : '',
    }
    said = []
  }
  const told = Object.values(found).sort((a, b) => a.index - b.index)
  for (const clash of told) {
    const number = log.find((line) => line.index === clash.index)?.number
    clash.order = told.filter((c) => c.index < clash.index && log.find((l) => l.index === c.index)?.number === number).length
  }
  return found
}
