import { paces, prefs } from './prefs.svelte'
import type { State } from './types'

/** The states of one moment, one for each viewer in this browser. */
type Beat = { number: number; states: Record<number, State> }

/**
 * What is on stage, which may lag behind what has happened: other people's and bots' moves are shown one by one
 * at reading speed, one's own at once.
 */
export class Stage {
  shown = $state.raw<Record<number, State>>({})
  /** The decision whose answer led to what is shown; -1 after a jump. */
  from = $state(-1)
  waiting = $state.raw<Beat[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = 0

  constructor(private readonly mine: (seat: number) => boolean) {}

  take(state: State): void {
    const newest = this.waiting.at(-1)
    if (newest?.number === state.number && !newest.states[state.viewer]) {
      newest.states[state.viewer] = state
      return
    }
    const current = Object.values(this.shown)[0]?.number ?? -1
    if (state.number === current) {
      this.shown = { ...this.shown, [state.viewer]: state }
      return
    }
    if (!this.shown[state.viewer] || state.number < (newest?.number ?? current)) {
      this.jump(state)
      return
    }
    this.waiting = [...this.waiting, { number: state.number, states: { [state.viewer]: state } }]
    this.plan()
  }

  /** Everything anew: after a reconnection, an undo or the first state. */
  private jump(state: State): void {
    clearTimeout(this.timer)
    for (const beat of this.waiting) this.shown = { ...this.shown, ...beat.states }
    this.waiting = []
    this.from = -1
    this.shown = { ...this.shown, [state.viewer]: state }
    this.last = performance.now()
  }

  skip(): void {
    while (this.waiting.length) this.next()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.shown = {}
    this.waiting = []
  }

  private plan(): void {
    clearTimeout(this.timer)
    if (!this.waiting.length) return
    const current = Object.values(this.shown)[0]
    const own = current?.deciders.some(this.mine) ?? true
    const pause = own ? 0 : paces[prefs.all.pace].pause
    const wait = Math.max(0, this.last + pause - performance.now())
    this.timer = setTimeout(() => this.next(), wait)
  }

  private next(): void {
    const [beat, ...rest] = this.waiting
    if (!beat) return
    this.from = Object.values(this.shown)[0]?.number ?? -1
    this.shown = { ...this.shown, ...beat.states }
    this.waiting = rest
    this.last = performance.now()
    this.plan()
  }
}
