import type { BotInfo, GameInfo, NewTable, SeatPlan } from '../lib/types'
import { salt } from '../lib/keys'
import { prefs } from '../lib/prefs.svelte'

/** A table being set: seats and settings of one game. */
export class Plan {
  seats = $state<SeatPlan[]>([])
  settings = $state<Record<string, string>>({})
  open = $state(false)
  hints = $state(false)
  readonly level: string

  constructor(
    readonly game: GameInfo,
    bots: BotInfo[],
  ) {
    this.level = usualLevel(bots)
    this.resize(game.default_seats)
    this.settings = Object.fromEntries(game.settings.map((s) => [s.key, s.default]))
  }

  /** The first seat is yours, the rest are the computer's until you say otherwise. */
  resize(count: number): void {
    const bot = (): SeatPlan => ({ kind: 'bot', name: '', level: this.level })
    const you: SeatPlan = { kind: 'here', name: '', level: this.level }
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? (i === 0 ? you : bot()))
  }

  applies(key: string): boolean {
    const setting = this.game.settings.find((s) => s.key === key)
    return !setting?.seats.length || setting.seats.includes(this.seats.length)
  }

  private usual(key: string): string | undefined {
    return this.game.settings.find((s) => s.key === key)?.default
  }

  /** Which seat is yours: the first that sits here. */
  get you(): number {
    return this.seats.findIndex((seat) => seat.kind === 'here')
  }

  table(): NewTable {
    const you = this.you
    return {
      game: this.game.key,
      seats: this.seats.map((seat, i) => ({ ...seat, name: i === you ? seat.name || prefs.all.name : seat.name })),
      settings: Object.fromEntries(
        Object.entries(this.settings).filter(([key, value]) => this.applies(key) && value !== this.usual(key)),
      ),
      public: this.open,
      hints: this.hints,
      salt: salt(),
    }
  }
}

/** A decent opponent that answers at once. */
export function usualLevel(bots: BotInfo[]): string {
  const wanted = ['normal', 'greedy']
  return wanted.find((key) => bots.some((bot) => bot.key === key)) ?? bots[0]?.key ?? 'greedy'
}
