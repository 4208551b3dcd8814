import type { Component } from 'svelte'
import type { LogLine, OptionInfo, Say } from '../lib/types'
import type { Step } from '../table/tour'

/** What every board is given.  It knows no rules: it draws the view and picks among the options it was sent. */
export interface BoardProps {
  view: unknown
  options: OptionInfo[]
  reasons: Record<string, Say>
  viewer: number
  deciders: number[]
  colours: string[]
  /** Things that something outside the board speaks of: an option under the pointer, a line of the log. */
  lit: string[]
  animate: boolean
  /** What has been told so far, for boards that show it. */
  log?: LogLine[]
  pick: (option: string) => void
  /** The things that the board's own pointer or selection rests on. */
  hint: (ids: string[]) => void
}

type Loader = () => Promise<{ default: Component<BoardProps> }>

/** Boards by game; a game without one gets the generic table. */
const boards: Record<string, Loader> = {
  alien_frontiers: () => import('./alien_frontiers/Board.svelte'),
  attack_the_tower: () => import('./attack_the_tower/Board.svelte'),
  conquest: () => import('./conquest/Board.svelte'),
  invaders: () => import('./invaders/Board.svelte'),
}

export const boardOf = (game: string): Loader | undefined => boards[game]

/** Guided first games, loaded when they are called for. */
const tours: Record<string, () => Promise<{ TOUR: Step[] }>> = {
  alien_frontiers: () => import('./alien_frontiers/tour'),
  attack_the_tower: () => import('./attack_the_tower/tour'),
  conquest: () => import('./conquest/tour'),
  invaders: () => import('./invaders/tour'),
}

export const tourOf = (game: string): Promise<{ TOUR: Step[] }> => (tours[game] ?? (() => import('./tour')))()
