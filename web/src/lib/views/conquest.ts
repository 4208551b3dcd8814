// Made from the server’s types by `npm run types`; change those instead.

/**
 * The whole table as the seat `you` sees it; -1 is a spectator.
 */
export interface InvasionView {
  you: number
  mode: string
  goal: number
  team_terror: number[]
  must_take: boolean
  chosen: boolean
  round: number
  phase: string
  first: number
  turn: number
  free_moves: number
  free_landings: number
  board: string
  sections: Section[]
  corners: Corner[]
  close_rivals: boolean
  spaces: Space[]
  seats: SeatView[]
  piles: Pile[]
  counters_left: number
  ships_left: number
  apocalypse: boolean
  tech: Held[]
  lasting: Lasting[]
  track: Track | null
  races: Held[]
  fight: FightView | null
  window: Window | null
  faces: {
    [k: string]: Face
  }
}
/**
 * A part of the board and where it lies; `seat` has its landing site there, -1 where nobody has.
 */
export interface Section {
  key: string
  column: number
  row: number
  seat: number
  objective?: boolean
}
/**
 * An objective space of no section: it lies on the upper left corner of the section at its column and row.
 */
export interface Corner {
  key: string
  column: number
  row: number
}
export interface Space {
  id: string
  key: string
  near: string[]
  location?: string
  resistance?: number
  population?: number
  demolished?: boolean
  marker?: number
  landing?: number
  objective?: boolean
  counters?: string[]
  aliens?: Group[]
  factory?: boolean
}
/**
 * The aliens of one seat in one space; `ready` saucers and allies can still move.
 */
export interface Group {
  id: string
  seat: number
  strength: number
  saucers?: number
  ready?: number
  allies?: string[]
  ready_allies?: string[]
}
export interface SeatView {
  id: string
  seat: number
  team: number
  race: string
  terror: number
  bonus: number
  menace: number
  points: number
  hand_size: number
  hand_most: number
  shown: boolean
  hand: Held[]
  stuff: Held[]
  pool: number
  lost_allies: string[]
  command_left: string[]
  picked: string
  trophies: string[]
}
/**
 * A card somewhere; equal ones are one entry.
 */
export interface Held {
  id: string
  card: string
  copies?: number
  spent?: number
}
export interface Pile {
  id: string
  key: string
  left: number
  discards: Held[]
}
export interface Lasting {
  id: string
  card: string
  seat: number
}
export interface Track {
  at: number
  stages: number[]
  red: number[]
}
/**
 * The battle in one space; before it is known who is fought, `sides` is empty.
 */
export interface FightView {
  seat: number
  space: string
  sides?: Side[]
  counter?: string
  cards?: string[]
  helpers?: string[]
  gifts?: string[]
  round?: number
  left?: number
  ahead?: number
  blunt?: boolean
  doomed?: number
  doom_roll?: number
}
/**
 * One side of a fight: what it has without its dice, and with them.
 */
export interface Side {
  id: string
  seat: number
  strength: number
  dice: number[]
  die: number
  total: number
  bonus: number
  doubled: number
  crush: boolean
  ties: boolean
}
/**
 * A chance to interrupt: what it is about, the cards being played (the last one answers the one before),
 *     and the seats that may still say something, in order.
 */
export interface Window {
  kind: string
  seats: number[]
  cards: string[]
  players: number[]
}
/**
 * A card, sheet or counter as it is printed.
 */
export interface Face {
  key: string
  name: string
  kind: string
  text: string
  icons?: string[]
  keywords?: string[]
  gifts?: string[]
  strength?: number | null
  intelligence?: number
  bonus?: number | null
  hard?: boolean
  flips?: string
  terror?: number
  resistance?: number
  population?: number
  cost?: number | null
  immediately?: boolean
  remains?: boolean
  activate?: boolean
  ally?: boolean
  red?: string
  flavour?: string
  source?: string
}

export type View = InvasionView
