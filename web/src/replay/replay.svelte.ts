import { api } from '../lib/api'
import type { Fork, Opened, Replayed, ReplayStep } from '../lib/types'

/** A game being watched again: of a table, or of a record file. */
export class Replay {
  head = $state.raw<Replayed | null>(null)
  step = $state.raw<ReplayStep | null>(null)
  trouble = $state('')
  playing = $state(false)
  private wanted = 0
  private kept = new Map<number, Promise<ReplayStep>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    readonly record = '',
  ) {}

  get last(): number {
    return this.head?.steps ?? 0
  }

  async open(at: number): Promise<void> {
    try {
      this.head = await (this.record ? api.importRecord(this.record) : api.replay(this.table))
      await this.go(Math.min(at, this.last))
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  async go(to: number): Promise<void> {
    const step = Math.max(0, Math.min(to, this.last))
    this.wanted = step
    try {
      const found = await this.fetch(step)
      if (this.wanted === step) this.step = found
      if (step < this.last) void this.fetch(step + 1).catch(() => {})
    } catch (error) {
      this.playing = false
      this.trouble = (error as Error).message
    }
  }

  by(steps: number): Promise<void> {
    this.pause()
    return this.go((this.step?.step ?? 0) + steps)
  }

  play(pause: number): void {
    this.playing = true
    if ((this.step?.step ?? 0) >= this.last) void this.go(0)
    const on = async () => {
      if (!this.playing) return
      await this.go((this.step?.step ?? 0) + 1)
      if ((this.step?.step ?? 0) >= this.last) this.playing = false
      else this.timer = setTimeout(on, pause)
    }
    clearTimeout(this.timer)
    this.timer = setTimeout(on, pause)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  text(): Promise<string> {
    return this.record ? Promise.resolve(this.record) : api.record(this.table)
  }

  fork(how: Fork): Promise<Opened> {
    return this.record ? api.forkRecord({ ...how, record: this.record }) : api.fork(this.table, how)
  }

  private fetch(step: number): Promise<ReplayStep> {
    const before = this.kept.get(step)
    if (before) return before
    const asked = this.record ? api.recordStep(this.record, step) : api.replayStep(this.table, step)
    this.kept.set(step, asked)
    asked.catch(() => this.kept.delete(step))
    return asked
  }
}
