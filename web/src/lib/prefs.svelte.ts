import type { Passing } from './passing'
import { keep, recall } from './store'

export type Pace = 'slow' | 'steady' | 'fast' | 'instant'

export const paces: Record<Pace, { title: string; pause: number }> = {
  slow: { title: 'Slow', pause: 2000 },
  steady: { title: 'Steady', pause: 1100 },
  fast: { title: 'Fast', pause: 400 },
  instant: { title: 'Instant', pause: 0 },
}

const defaults = {
  name: '',
  sound: true,
  motion: true,
  pace: 'steady' as Pace,
  passing: 'ask' as Passing,
  plain: false,
  follow: true, // boards that show a part of themselves show where something happens
  toured: [] as string[] | boolean,
}

/** What a person has set in this browser. */
class Prefs {
  all = $state({ ...defaults, ...recall<Partial<typeof defaults>>('prefs', {}) })

  set<K extends keyof typeof defaults>(key: K, value: (typeof defaults)[K]): void {
    this.all[key] = value
    keep('prefs', this.all)
  }

  /** Whether the guided first game of this game has been seen, or no tour is wanted at all. */
  knows(game: string): boolean {
    const seen = this.all.toured
    return Array.isArray(seen) ? seen.includes(game) : seen
  }

  learn(game: string): void {
    const seen = this.all.toured
    this.set('toured', [...(Array.isArray(seen) ? seen : []), game])
  }

  /** Whether things may move: the switch, and what the system asks for. */
  get animate(): boolean {
    return this.all.motion && !calm.matches
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')

export const prefs = new Prefs()
