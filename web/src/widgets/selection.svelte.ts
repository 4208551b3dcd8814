// What can be clicked: options narrow as things are selected, until one is left and is sent.
// Knows no game; things are the ids that options touch.

import { sameChoice } from '../lib/choice.svelte'
import type { OptionInfo, Say } from '../lib/types'

export interface Anchor {
  id: string
  box: DOMRect
}

export class Selection {
  options = $state.raw<OptionInfo[]>([])
  reasons = $state.raw<Record<string, Say>>({})
  selected = $state.raw<string[]>([])
  hovered = $state('')
  tip = $state.raw<Anchor | null>(null)
  menu = $state.raw<Anchor | null>(null)
  dragged = $state.raw<{ id: string; x: number; y: number } | null>(null)
  marked = $state.raw<string[]>([]) // what a line of the log is about

  /** Things that stand for one another (two ships of equal value) share a kind. */
  kind = $state.raw<(id: string) => string>((id) => id)
  send: (text: string) => void = () => undefined
  tell: (ids: string[]) => void = () => undefined
  /** Whether a click on it, with several options left, lists them. */
  lists: (id: string) => boolean = () => true

  /** Whether a first click on it only shows what it would do. */
  asks: (id: string) => boolean = () => false

  #kinds = $derived(this.options.map((option) => counts(option.touches.map(this.kind))))
  /** What the selection leaves. */
  remaining = $derived(this.fits(this.selected))
  /** The selection and the thing under the pointer: its destinations are shown. */
  aim = $derived.by(() => {
    const here = this.dragged ? '' : this.hovered
    return here && this.lit(here) ? [...this.selected, here] : this.selected
  })

  update(options: OptionInfo[], reasons: Record<string, Say>): void {
    this.reasons = reasons
    if (options === this.options) return
    const still = sameChoice(options, this.options)
    this.options = options
    if (!still) this.clear()
  }

  /** The options that touch all of these things. */
  fits(ids: string[]): OptionInfo[] {
    const wanted = counts(ids.map(this.kind))
    return this.options.filter((_, i) => [...wanted].every(([kind, n]) => (this.#kinds[i]?.get(kind) ?? 0) >= n))
  }

  /** What is left after a click on it: narrowed by the selection, or anew where it does not go with it. */
  offers(id: string): OptionInfo[] {
    const narrowed = this.fits([...this.selected, id])
    return narrowed.length ? narrowed : this.fits([id])
  }

  /** The same things as the options name them, which may say another of the kind. */
  named(ids: string[]): string[] {
    const touches = [...(this.fits(ids)[0]?.touches ?? ids)]
    return ids.map((id) => {
      const found = touches.findIndex((other) => this.kind(other) === this.kind(id))
      return found < 0 ? id : touches.splice(found, 1)[0]!
    })
  }

  isSelected(id: string): boolean {
    return this.selected.includes(id)
  }

  lit(id: string): boolean {
    return !this.isSelected(id) && this.fits([...this.selected, id]).length > 0
  }

  /** Can be clicked, if only to begin anew. */
  open(id: string): boolean {
    return this.isSelected(id) || this.offers(id).length > 0
  }

  /** A destination of what is selected or pointed at. */
  aimed(id: string): boolean {
    return this.aim.length > 0 && !this.aim.includes(id) && this.fits([...this.aim, id]).length > 0
  }

  /** What choosing it would bring, where that is one thing. */
  gain(id: string): string {
    if (!this.aimed(id)) return ''
    const gains = new Set(this.fits([...this.aim, id]).map((option) => option.gain))
    return gains.size === 1 ? ([...gains][0] ?? '') : ''
  }

  click(id: string, box?: DOMRect): void {
    this.tip = null
    if (this.isSelected(id)) {
      this.selected = this.selected.filter((other) => other !== id)
      this.menu = null
      return
    }
    const narrowed = this.fits([...this.selected, id])
    const left = narrowed.length ? narrowed : this.fits([id])
    const [only, another] = left
    if (only && !another && (this.selected.length || !this.asks(id))) return this.pick(only.text)
    if (left.length) this.selected = narrowed.length ? [...this.selected, id] : [id]
    const list = box && (left.length === 0 || this.lists(id))
    this.menu = list ? { id, box } : null
    this.tell(this.named(this.selected))
  }

  /** Drops a piece on a thing: the options that touch both. */
  drop(piece: string, target: string, box?: DOMRect): void {
    this.dragged = null
    this.selected = [piece]
    if (target && this.lit(target)) this.click(target, box)
  }

  hover(id: string, box?: DOMRect): void {
    this.hovered = id
    this.tip = id && box && !this.menu && !this.dragged ? { id, box } : null
    this.tell(this.named(this.aim))
  }

  pick(text: string): void {
    this.clear()
    this.send(text)
  }

  clear(): void {
    this.selected = []
    this.menu = null
    this.tip = null
    this.dragged = null
    this.tell([])
  }
}

function counts(kinds: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1)
  return found
}
