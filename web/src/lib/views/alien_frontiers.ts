// Made from the server’s types by `npm run types`; change those instead.

/**
 * The whole table as the seat `you` sees it; -1 is a spectator.
 */
export interface FrontierView {
  you: number
  turn: number
  turns: number
  first: number
  circles: number
  seats: SeatView[]
  facilities: FacilityView[]
  moving: ShipView[]
  territories: TerritoryView[]
  fields: FieldView[]
  relic_home: boolean
  display: CardView[]
  deck: number
  discards: CardView[]
  claim_total: number
  may_cycle: boolean
  borrowed: string
}
export interface SeatView {
  seat: number
  points: number
  fuel: number
  ore: number
  colonies_left: number
  hub: number
  ships: number
  in_stock: number
  relic: boolean
  hand: ShipView[]
  cards: CardView[]
}
/**
 * A die on the table: `id` stays the same for the whole game, so that it can be seen to move.
 */
export interface ShipView {
  id: string
  owner: number
  face: number
  relic: boolean
}
export interface CardView {
  id: string
  key: string
  title: string
  fuel: string
  power: string
  discard: string
  rule: string
  used: boolean
}
export interface FacilityView {
  id: string
  key: string
  title: string
  needs: string
  gives: string
  rule: string
  ports: number
  ships: ShipView[]
}
export interface TerritoryView {
  id: string
  key: string
  title: string
  bonus: string
  colonies: number[]
  control: number
  fields: string[]
}
export interface FieldView {
  id: string
  key: string
  title: string
  text: string
  territory: string
}

export type View = FrontierView
