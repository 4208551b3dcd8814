// What every part of the board is given, and what ids are called in words.

import type { Look } from '../../lib/seats'
import type { CardView, KingdomsView, PieceView, SeatView, TerritoryView } from '../../lib/views/attack_the_tower'
import type { Described } from '../../widgets/described'
import type { Selection } from '../../widgets/selection.svelte'
import { KIND_NAMES } from './icons'
import { inkOf, type Ink } from './inks'
import type { Layout, Side } from './layout'

export interface Scene {
  view: KingdomsView
  looks: Look[]
  selection: Selection
  layout: Layout
  near: number // the seat whose kingdom lies below
}

export const ink = (scene: Pick<Scene, 'looks'>, seat: number): Ink => inkOf(scene.looks[seat])

export const sideOf = (scene: Scene, seat: number): Side => (seat === scene.near ? scene.layout.near : scene.layout.far)

export function number(n: number, one: string, many = `${one}s`): string {
  return `${n || 'no'} ${n === 1 ? one : many}`
}

/** Where an attack goes from and to stand out; what takes no part steps back. */
export function takesPart(view: KingdomsView, seat: number, place: string): boolean {
  const fight = view.battle
  return !fight || place === (seat === fight.attacker ? fight.origin : fight.target)
}

/** A thing of the table in words, for tips and for screen readers. */
export function describe(view: KingdomsView, looks: Look[], id: string): Described {
  const [kind = '', a = '', b = '', c = ''] = id.split(':')
  const seat = view.seats[Number(a)]
  if (!seat) return { title: id, lines: [] }
  const whose = looks[seat.seat]?.name ?? ''
  const territory = seat.territories.find((t) => t.key === b)
  switch (kind) {
    case 'hand':
    case 'active': {
      const card = (kind === 'hand' ? seat.hand : seat.active).find((it) => it.id === id)
      if (card) return describeCard(card, kind === 'active')
      break
    }
    case 'pile':
      return describePile(seat, whose, b)
    case 'spent':
      return describeSpent(seat, whose, b)
    case 'palace':
      return describePalace(seat, whose)
    case 'territory':
      if (territory) return describeTerritory(territory, whose)
      break
    case 'slot':
    case 'base': {
      const slot = territory?.slots[Number(c) - 1]
      if (!slot?.base) return { title: 'Free plot', lines: [{ text: `${whose}’s ${b}: a base can be built here.` }], rule: 'AT 1.2' }
      const troops = slot.troops.length ? `${slot.troops.length} × ${slot.troops[0]!.title}, power ${powers(slot.troops)}` : 'none: undefended'
      return {
        title: slot.base.title,
        lines: [
          { text: `${whose}’s ${b}, ${KIND_NAMES[slot.base.kind]}` },
          { label: 'Takes', text: `${slot.base.left >= 0 ? slot.base.left : slot.base.power} damage` },
          { label: 'Troops', text: troops },
        ],
      }
    }
    case 'troop': {
      const troop = [...seat.specials, ...seat.territories.flatMap((t) => t.slots.flatMap((s) => s.troops))].find((t) => t.id === id)
      if (troop) return describeTroop(troop, whose, b)
    }
  }
  return { title: id, lines: [] }
}

function describeCard(card: CardView, open: boolean): Described {
  const lines = [{ text: card.text }, { label: card.base ? 'Base' : 'Ability', text: KIND_NAMES[card.kind] ?? '' }]
  if (open) lines.push({ label: 'Lasts', text: 'until the end of the turn' })
  return { title: card.n > 1 ? `${card.title} ×${card.n}` : card.title, lines, rule: card.rule }
}

function describePile(seat: SeatView, whose: string, key: string): Described {
  const pile = seat.piles.find((p) => p.key === key)
  return { title: `${whose}’s ${key}`, lines: [{ text: `${number(pile?.left ?? 0, 'card')} to draw.` }], rule: 'AT 1.5' }
}

function describeSpent(seat: SeatView, whose: string, key: string): Described {
  const cards = seat.piles.find((p) => p.key === key)?.discards ?? []
  const lines = cards.map((card) => ({ label: `${card.n}×`, text: `${card.title}. ${card.text}` }))
  return { title: `${whose}’s discarded ${key}`, lines: lines.length ? lines : [{ text: 'None yet.' }], rule: 'AT 1.5' }
}

function describePalace(seat: SeatView, whose: string): Described {
  const lines = [
    { label: 'Falls', text: `to ${seat.palace.power} damage in one battle` },
    { label: 'Special troops', text: `${seat.specials.length} of ${seat.special_cap} (one for each full territory)` },
  ]
  return { title: `${whose}’s palace`, lines, rule: 'AT 5.6' }
}

function describeTerritory(territory: TerritoryView, whose: string): Described {
  const held = territory.slots.filter((slot) => slot.base)
  const force = territory.slots.flatMap((slot) => slot.troops).reduce((sum, troop) => sum + troop.power, 0)
  const lines = held.map((slot) => ({
    label: slot.base!.title,
    text: slot.troops.length ? `${slot.troops.length} × ${slot.troops[0]!.title}` : 'undefended',
  }))
  const all = held.length ? [...lines, { label: 'Power of the troops', text: String(force) }] : [{ text: 'No bases: the way to the palace is open.' }]
  return { title: `${whose}’s ${territory.key}`, lines: all }
}

/** '2', '2 each', '4 and 1', and what the cards say where that is another. */
function powers(troops: PieceView[]): string {
  const [first, second] = troops
  const now = !second ? `${first!.power}` : first!.power === second.power ? `${first!.power} each` : `${first!.power} and ${second.power}`
  return troops.some((troop) => troop.power !== troop.printed) ? `${now} (${first!.printed} printed)` : now
}

function describeTroop(troop: PieceView, whose: string, place: string): Described {
  const lines = [{ text: `${whose}’s ${place}, ${KIND_NAMES[troop.kind]}` }, { label: 'Power', text: powers([troop]) }]
  if (troop.left >= 0) lines.push({ label: 'Falls', text: `to ${troop.left} damage` })
  return { title: troop.ninja ? `${troop.title}, a ninja` : troop.title, lines }
}
