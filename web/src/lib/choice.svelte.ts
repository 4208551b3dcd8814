import type { OptionInfo } from './types'

/** Which of the offered options are still meant, after clicking the things that they touch. */
export class Choice {
  offered = $state.raw<OptionInfo[]>([])
  picked = $state.raw<string[]>([])
  /** What a pointer or the focus rests on: an option's things, or a log line's. */
  hinted = $state.raw<string[]>([])
  /** What the board's own pointer or selection rests on. */
  pointed = $state.raw<string[]>([])

  narrowed = $derived(this.offered.filter((option) => this.picked.every((id) => option.touches.includes(id))))
  /** Options that the board's pointer or selection speaks of. */
  aimed = $derived.by(() => {
    const { pointed } = this
    return pointed.length ? this.narrowed.filter((o) => pointed.every((id) => o.touches.includes(id))).map((o) => o.text) : []
  })
  /** Things that a click would act on. */
  lit = $derived(new Set(this.narrowed.flatMap((option) => option.touches)))
  /** Things that any offered option touches, whatever is picked. */
  open = $derived(new Set(this.offered.flatMap((option) => option.touches)))

  constructor(private readonly answer: (option: string) => void) {}

  offer(options: OptionInfo[]): void {
    const still = sameChoice(options, this.offered)
    this.offered = options
    if (!still) this.clear()
  }

  pick(option: string): void {
    this.clear()
    this.answer(option)
  }

  /** Narrows to the options that touch this thing; answers when a second click leaves no doubt. */
  touch(id: string): void {
    if (this.picked.includes(id)) {
      const only = this.narrowed.length === 1 ? this.narrowed[0] : undefined
      if (only) this.pick(only.text)
      else this.picked = this.picked.filter((p) => p !== id)
      return
    }
    const within = this.narrowed.filter((option) => option.touches.includes(id))
    if (within.length === 0) {
      this.picked = this.open.has(id) ? [id] : this.picked
      return
    }
    const [first] = within
    if (within.length === 1 && first && (this.picked.length > 0 || first.touches.length === 1)) this.pick(first.text)
    else this.picked = [...this.picked, id]
  }

  clear(): void {
    this.picked = []
    this.hinted = []
    this.pointed = []
  }

  aim(ids: string[]): void {
    this.pointed = ids
  }

  hint(ids: string[]): void {
    this.hinted = ids
  }

  /** What touching a thing would bring, where that is plain: for tips. */
  gains(id: string): string {
    const gains = new Set(this.narrowed.filter((o) => o.touches.includes(id) && o.gain).map((o) => o.gain))
    return gains.size === 1 ? [...gains][0]! : ''
  }
}

/** Whether the same is still asked: somebody else may have chosen meanwhile, and what was begun here stays. */
export function sameChoice(options: OptionInfo[], others: OptionInfo[]): boolean {
  return options.length > 0 && options.length === others.length && options.every((option, i) => option.text === others[i]?.text)
}
