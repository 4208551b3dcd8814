// Made from the server’s types by `npm run types`; change those instead.

/**
 * The whole table as the seat `you` sees it; -1 is a spectator.
 */
export interface KingdomsView {
  you: number
  turn: number
  turns: number
  turn_cap: number
  first: number
  quiet: number
  single: boolean
  played: number
  seats: SeatView[]
  battle: BattleView | null
}
export interface SeatView {
  seat: number
  army: string
  army_title: string
  tagline: string
  wins: number
  palace: PieceView
  specials: PieceView[]
  special_cap: number
  card_limit: number
  territories: TerritoryView[]
  bases_held: number
  abilities_held: number
  hand: CardView[]
  active: CardView[]
  piles: PileView[]
  walled: boolean
}
/**
 * A troop, a base or a palace.  `power` is what it is worth now, as far as the table knows, `printed` what its card
 *     says.  In a battle `left` is the damage it still takes, -1 outside.
 */
export interface PieceView {
  id: string
  key: string
  title: string
  kind: string
  power: number
  printed: number
  ninja: boolean
  left: number
}
export interface TerritoryView {
  id: string
  key: string
  owner: number
  slots: SlotView[]
  attacked: boolean
}
export interface SlotView {
  id: string
  base: PieceView | null
  troops: PieceView[]
}
/**
 * One kind of card and how many of it lie there.
 */
export interface CardView {
  id: string
  key: string
  title: string
  kind: string
  base: boolean
  text: string
  source: string
  rule: string
  n: number
}
export interface PileView {
  id: string
  key: string
  left: number
  discards: CardView[]
}
/**
 * The attack in progress; `step` is 'declared', 'initiative' or 'normal'.
 */
export interface BattleView {
  attacker: number
  origin: string
  target: string
  step: string
  dealer: number
  blows: number
  shells: number
  prey: number
}

export type View = KingdomsView
