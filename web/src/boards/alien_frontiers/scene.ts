// What every part of the board is given, and what ids are called in words.

import type { Look } from '../../lib/seats'
import type { CardView, FrontierView, ShipView } from '../../lib/views/alien_frontiers'
import type { Described } from '../../widgets/described'
import { NOBODY } from '../../widgets/seats'
import type { Selection } from '../../widgets/selection.svelte'
import type { Layout } from './layout'

export interface Scene {
  view: FrontierView
  looks: Look[]
  selection: Selection
  layout: Layout
  animate: boolean
}

export function look(looks: Look[], seat: number): Look {
  return looks[seat] ?? NOBODY
}

export function shipName(ship: ShipView, looks: Look[]): string {
  const kind = ship.relic ? 'Relic Ship' : 'ship'
  const whose = ship.owner >= 0 ? `${look(looks, ship.owner).name} ` : ''
  return `${whose}${kind}${ship.face ? ` showing ${ship.face}` : ''}`
}

/** Undocked ships of equal value stand for one another. */
export function shipKind(view: FrontierView): (id: string) => string {
  const kinds = new Map<string, string>()
  for (const seat of view.seats) {
    for (const ship of seat.hand) if (!ship.relic && ship.face) kinds.set(ship.id, `hand:${seat.seat}:${ship.face}`)
  }
  return (id) => kinds.get(id) ?? id
}

/** A thing of the table in words, for tips and for screen readers. */
export function describe(view: FrontierView, looks: Look[], id: string): Described {
  const [kind = '', a = '', b = ''] = id.split(':')
  switch (kind) {
    case 'facility': {
      const it = view.facilities.find((f) => f.id === id)
      if (!it) break
      const lines = [
        { label: 'Needs', text: it.needs },
        { label: 'Gives', text: it.gives },
      ]
      if (it.ports && it.key !== 'colonist_hub') {
        const free = it.ports - it.ships.length
        lines.push({ label: 'Docks', text: `${free} of ${it.ports} free` })
      }
      return { title: it.title, lines, rule: it.rule }
    }
    case 'territory': {
      const it = view.territories.find((t) => t.id === id)
      if (!it) break
      const settled = it.colonies.map((n, seat) => (n ? `${look(looks, seat).name} ${n}` : '')).filter(Boolean)
      const lines = [
        { label: 'Bonus', text: it.bonus },
        { label: 'Colonies', text: settled.join(', ') || 'none' },
        { label: 'Control', text: it.control >= 0 ? look(looks, it.control).name : 'nobody' },
      ]
      for (const field of view.fields) if (field.territory === it.key) lines.push({ label: field.title, text: field.text })
      return { title: it.title, lines }
    }
    case 'field': {
      const it = view.fields.find((f) => f.id === id)
      if (it) return { title: it.title, lines: [{ text: it.text }] }
      break
    }
    case 'display':
    case 'discards':
    case 'card':
    case 'discard': {
      const card = findCard(view, kind === 'display' || kind === 'discards' ? a : b)
      if (card) return describeCard(card, kind === 'discard')
      break
    }
    case 'ship': {
      const ship = findShip(view, id)
      if (ship) return { title: shipName(ship, looks), lines: [] }
      return { title: 'Relic Ship', lines: [{ text: 'For whoever controls Burroughs Desert.' }], rule: 'AF 5.6' }
    }
    case 'colony':
      return { title: `${look(looks, Number(a)).name} colony`, lines: [{ text: placeName(view, b) }] }
    case 'seat':
      return { title: look(looks, Number(a)).name, lines: [] }
    case 'fuel':
    case 'ore':
      return { title: `${look(looks, Number(a)).name}’s ${kind}`, lines: [] }
    case 'deck':
      return {
        title: 'Alien tech deck',
        lines: [{ text: `${view.deck} cards left, ${view.discards.length} discarded.` }],
      }
  }
  return { title: id, lines: [] }
}

function describeCard(card: CardView, discarding: boolean): Described {
  const lines = [{ label: card.fuel ? `Power, ${price(card)}` : 'Power', text: card.power }]
  if (card.discard) lines.push({ label: 'Discard', text: card.discard })
  return { title: card.title, lines: discarding ? lines.slice(1) : lines, rule: card.rule }
}

/** What using a card costs: '2 fuel', '1 fuel a ship'. */
export function price(card: CardView): string {
  return card.fuel.replace(/^\d+/, '$& fuel')
}

function findCard(view: FrontierView, key: string): CardView | undefined {
  const all = [...view.display, ...view.discards, ...view.seats.flatMap((seat) => seat.cards)]
  return all.find((card) => card.key === key)
}

export function findShip(view: FrontierView, id: string): ShipView | undefined {
  const all = [...view.seats.flatMap((s) => s.hand), ...view.moving, ...view.facilities.flatMap((f) => f.ships)]
  return all.find((ship) => ship.id === id)
}

function placeName(view: FrontierView, key: string): string {
  return view.territories.find((t) => t.key === key)?.title ?? key
}
