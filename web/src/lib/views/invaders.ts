// Made from the server’s types by `npm run types`; change those instead.

/**
 * The battle board as the seat `you` sees it; -1 is a spectator.
 */
export interface WarView {
  you: number
  turn: number
  turns: number
  track: number
  track_top: number
  ops: number
  heroes_left: number
  fallen: string[]
  taxed: string[]
  discount: number
  zones: Zone[]
  sides: SideView[]
  strategies: StrategyView[]
  playing: Played[]
  hand: Held[]
  faces: {
    [k: string]: Face
  }
  exchange: number
  own_deck: Listed[]
}
export interface Zone {
  id: string
  key: string
  title: string
  base: number
  power: number
  attack: number
  defence: number
  held: boolean
  mankind: (Standing | null)[]
  invader: (Standing | null)[]
}
/**
 * A card in a slot: its power now, and what lies on it.
 */
export interface Standing {
  id: string
  card: string
  power: number
  tokens?: number
  extra?: number
  used?: boolean
  hero?: boolean
  sideways?: boolean
}
export interface SideView {
  seat: number
  title: string
  hand: number
  deck: number
  pile: string[]
  wins: number
}
export interface StrategyView {
  id: string
  key: string
  title: string
  text: string
  side: number
  spent: boolean
}
/**
 * A card that has been shown and does not yet lie anywhere; the last one answers the one before.
 */
export interface Played {
  card: string
  side: number
  zone: string
}
/**
 * A card in the viewer's own hand; equal cards are one entry.
 */
export interface Held {
  id: string
  card: string
  copies: number
}
/**
 * A card as it is printed.
 */
export interface Face {
  key: string
  name: string
  side: string
  kind: string
  text: string
  discard?: number
  drain?: number
  power?: number | null
  tags?: string[]
  keywords?: string[]
  flavour?: string
  source?: string
}
/**
 * A card of the viewer's own deck between the games of a match: copies in it, and spare ones outside.
 */
export interface Listed {
  id: string
  card: string
  copies: number
  spare: number
}

export type View = WarView
