import { lobbyOnce } from './api'
import { Choice } from './choice.svelte'
import { ending } from './grouping'
import { passedBy, pause } from './passing'
import { prefs } from './prefs.svelte'
import { lookOf, type Look } from './seats'
import { yourTurn } from './sound'
import { Table } from './table.svelte'
import { toast } from './toast.svelte'
import type { BotInfo, GameInfo, LogLine, State } from './types'
import { seatName } from './words'

/** One person, or several who share a screen, at one table. */
export class Session {
  table: Table
  bots = $state.raw<BotInfo[]>([])
  /** The seat that has said "I am Blue": whose hand may be on screen. */
  seated = $state(-1)
  /** The free seat that somebody is about to take, or -1. */
  sitting = $state(-1)
  /** The seat that is about to be named, or -1. */
  naming = $state(-1)
  choice: Choice

  constructor(id: string) {
    this.table = new Table(id)
    this.choice = new Choice((option) => this.answer(option))
    lobbyOnce().then(
      (lobby) => {
        this.bots = lobby.bots
        this.games = lobby.games
      },
      (error: Error) => toast.show(error.message),
    )
  }

  private games = $state.raw<GameInfo[]>([])

  info = $derived.by(() => this.games.find((game) => game.key === this.table.info?.game) ?? null)
  colours = $derived.by(() => this.info?.colours ?? [])
  private current = $derived.by((): State | undefined => Object.values(this.table.stage.shown)[0])
  caughtUp = $derived.by(() => this.table.stage.waiting.length === 0)

  /** The seat in this browser that is asked now, or none. */
  asked = $derived.by(() => {
    const holds = this.table.holds
    const deciders = this.current?.deciders ?? []
    return deciders.includes(this.seated) && holds.includes(this.seated)
      ? this.seated
      : (deciders.find((seat) => holds.includes(seat)) ?? -1)
  })

  hotSeat = $derived.by(() => this.table.holds.length > 1)
  /** Whether the next player has yet to take the screen. */
  covered = $derived.by(() => {
    if (!this.hotSeat || this.info?.open || this.table.over || (this.passing && this.table.holds.includes(this.seated))) return false
    return this.asked >= 0 ? this.asked !== this.seated : !this.table.holds.includes(this.seated)
  })
  /** The log, which may tell what only one seat knows: hidden while the screen changes hands. */
  log = $derived.by(() => (this.covered ? [] : this.table.log(this.viewer)))

  viewer = $derived.by(() => {
    const holds = this.table.holds
    if (holds.length < 2) return holds[0] ?? -1
    if (this.info?.open && this.asked >= 0) return this.asked
    return holds.includes(this.seated) ? this.seated : holds[0]!
  })

  state = $derived.by(() => this.table.state(this.viewer))
  mayAnswer = $derived.by(
    () =>
      this.caughtUp &&
      !this.covered &&
      !this.table.pending &&
      this.table.link === 'open' &&
      (this.state?.options.length ?? 0) > 0,
  )

  /** What was done since the moment shown before, by others or by oneself. */
  news = $derived.by((): LogLine[] => {
    const state = this.state
    const from = this.table.stage.from
    if (!state || from < 0 || this.covered) return []
    const lines = (this.table.logs[this.viewer] ?? []).filter((l) => l.number > from && l.number <= state.number)
    return lines.slice(-3)
  })

  /** What was found good for the decision on screen, with the words for it. */
  hints = $derived.by(() => {
    const hint = this.table.hint
    if (!this.mayAnswer || hint?.seat !== this.viewer || hint.number !== this.state?.number) return []
    return hint.best.map((best) => ({ ...best, said: this.state?.options.find((o) => o.text === best.text)?.say.text }))
  })

  look(seat: number): Look {
    return lookOf(this.colours[seat] ?? '', seat)
  }

  name(seat: number): string {
    return seatName(this.table.info?.seats[seat], this.colours[seat] ?? `Seat ${seat + 1}`)
  }

  /** Keeps the offered options, the seat before the screen and the tab's title in step; called from an effect. */
  follow(): void {
    const options = this.state?.options ?? []
    const offered = this.mayAnswer ? options : []
    const before = this.choice.offered
    // What comes after one's own decision is shown a moment later: until then nothing is taken back.
    const soon = !this.caughtUp && options === before
    if (!soon && offered !== before && (offered.length || before.length)) this.choice.offer(offered)
    if (this.info?.open && this.asked >= 0 && this.seated !== this.asked) this.seated = this.asked
  }

  private rang = -1

  /** Rings once for each decision that comes after somebody else's. */
  ring(): void {
    const title = this.info?.title ?? 'Beachhead'
    const mine = this.asked >= 0 && this.caughtUp && !this.table.over
    document.title = mine ? `● Your turn – ${title}` : title
    const turn = this.state?.turn ?? ''
    const number = this.state?.number ?? -1
    if (!mine) this.rang = -1
    else if (this.rang < 0) {
      this.rang = number
      if (turn) yourTurn()
    }
  }

  /** Whether the question now is one that is passed by itself. */
  passing = $derived.by(() => {
    const state = this.table.state(this.asked)
    if (!state?.options.some((option) => option.text === 'pass') || !this.caughtUp || this.table.link !== 'open') return false
    return passedBy(prefs.all.passing, state.view, this.table.logs[this.asked] ?? [], this.asked)
  })

  /** Passes after a moment where that is wanted, for whichever seat of this browser is asked; called from an effect. */
  passBy(): (() => void) | undefined {
    if (!this.passing || this.table.pending) return undefined
    const seat = this.asked
    const timer = setTimeout(() => this.table.answer(seat, 'pass'), pause())
    return () => clearTimeout(timer)
  }

  answer(option: string): void {
    if (this.mayAnswer) this.table.answer(this.viewer, option)
  }

  undo(all: boolean): void {
    if (this.state?.can_undo) this.table.undo(this.viewer, all)
  }

  endTurn(): void {
    const option = ending(this.choice.offered)
    if (option) this.choice.pick(option.text)
  }

  get animate(): boolean {
    return prefs.animate && prefs.all.pace !== 'instant'
  }

  close(): void {
    this.table.close()
  }
}
