// What every part of the board is given, and what ids are called in words.

import type { Look } from '../../lib/seats'
import type { Face, InvasionView, SeatView } from '../../lib/views/conquest'
import type { Described } from '../../widgets/described'
import type { Selection } from '../../widgets/selection.svelte'
import type { Layout } from './layout'

export interface Scene {
  view: InvasionView
  looks: Look[]
  selection: Selection
  layout: Layout
  viewer: number
  animate: boolean
}

export const DECKS: Record<string, string> = {
  events: 'Events',
  resistance: 'Resistance',
  coastal: 'Coastal',
  stuff: 'Space Stuff',
  locations: 'Locations',
  human_tech: 'Human Tech',
  red_events: 'Resistance Events',
}

const GIFTS: Record<string, string> = {
  assault: 'wins ties',
  barrage: 'each alien here and next to it is destroyed on 1 or 2 as a round begins',
  bold: '+1 Strength for each alien here',
  cunning: 'rolls a further die, the best counts',
  deadly: 'a 5 is a Crushing Victory too',
  move: 'moves in the Resistance phase',
  captain: 'visits every space of a section',
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')

/** What a fight adds up for it: "4", or "+1" for a hero. */
export const force = (face: Face): string =>
  face.bonus !== undefined && face.bonus !== null ? `+${face.bonus}` : String(face.strength ?? '')

export function costOf(face: Face): string {
  if (face.kind !== 'event') return face.activate ? 'once a turn' : ''
  if (face.immediately) return 'at once'
  return face.cost === undefined || face.cost === null ? 'fast' : `${face.cost} AP`
}

/** What a card is, in a line: its keywords, hard or soft, what lasts. */
export function lineOf(face: Face): string {
  const fights = ['resistance', 'coastal', 'counter', 'ship'].includes(face.kind) && face.strength !== undefined && face.strength !== null
  const words = [...(face.keywords ?? []), ...(face.icons ?? []).map(capital)]
  const from = face.kind === 'coastal' ? ['From the coastal deck'] : face.kind === 'ship' ? [face.flips ? 'Navy ship' : 'Navy ship, damaged'] : []
  return [...from, ...(fights ? [face.hard ? 'Hard' : 'Soft'] : []), ...new Set(words), ...(face.remains ? ['Remains in play'] : [])].join(' · ')
}

export function aboutCard(face: Face | undefined, more: Described['lines'] = []): Described {
  if (!face) return { title: 'A card', lines: more }
  const lines: Described['lines'] = []
  if (face.kind === 'race') lines.push({ text: `Strength ${face.strength} · Intelligence ${face.intelligence}` })
  else if (force(face)) lines.push({ label: face.ally ? 'Ally, Strength' : 'Strength', text: force(face) })
  if (costOf(face)) lines.push({ label: 'Played', text: costOf(face).replace('AP', 'action points') })
  if (face.text) lines.push({ text: face.text })
  for (const gift of face.gifts ?? []) lines.push({ label: capital(gift), text: GIFTS[gift] ?? '' })
  if (face.flips) lines.push({ label: 'A ship', text: 'is beaten twice: first it is only damaged' })
  if (face.red) lines.push({ label: 'Resistance', text: face.red })
  if (lineOf(face)) lines.push({ text: lineOf(face) })
  if (face.flavour) lines.push({ text: `“${face.flavour}”` })
  return { title: face.name, lines: [...more, ...lines] }
}

/** A thing of the table in words, for tips and for screen readers. */
export function describe({ view, looks }: Pick<Scene, 'view' | 'looks'>, id: string): Described {
  const [kind = '', a = '', b = ''] = id.split(':')
  const who = (seat: number) => (seat < 0 ? 'The Resistance' : (looks[seat]?.name ?? ''))
  const seat = view.seats[Number(a)]
  switch (kind) {
    case 'hand':
    case 'card':
    case 'ally':
    case 'counter':
    case 'discard':
    case 'lasting':
    case 'tech':
      return aboutCard(view.faces[a])
    case 'stuff': {
      const held = seat?.stuff.find((one) => one.id === id)
      return aboutCard(view.faces[b], [{ text: `${who(Number(a))}’s Space Stuff${held?.spent ? ', face down until the next turn' : ''}` }])
    }
    case 'race':
      return aboutCard(view.faces[seat ? seat.race : a], seat ? [{ text: `${who(seat.seat)}’s race` }] : [])
    case 'space':
      return aboutSpace({ view, looks }, a)
    case 'alien': {
      const group = view.spaces.find((space) => space.key === b)?.aliens?.find((one) => one.id === id)
      if (!group) break
      const allies = (group.allies ?? []).map((key) => view.faces[key]?.name ?? key)
      const parts = [...(group.saucers ? [`${group.saucers} saucer${group.saucers > 1 ? 's' : ''}`] : []), ...allies]
      const lines = [{ label: 'Strength', text: String(group.strength) }]
      const can = (group.ready ?? 0) + (group.ready_allies?.length ?? 0)
      if (can) lines.push({ label: 'Can still move', text: String(can) })
      return { title: `${who(group.seat)}: ${parts.join(', ')}`, lines }
    }
    case 'seat':
      if (seat) return aboutSeat({ view, looks }, seat)
      break
    case 'pool':
      if (seat) return { title: `${who(seat.seat)}’s alien pool`, lines: [{ text: `${seat.pool + seat.lost_allies.length} destroyed; one lands for 1 action point.` }] }
      break
    case 'menace':
      return { title: 'Alien Menace', lines: [{ text: 'Tokens pay for the abilities of a race. One costs 2 action points.' }] }
    case 'trophy':
      return aboutCard(view.faces[b], [{ text: `Sunk by ${who(Number(a))}` }])
    case 'factory': {
      const space = view.spaces.find((one) => one.key === a)
      const whose = space ? `${who(space.marker ?? -1)}’s terror factory` : 'Terror factory'
      return { title: whose, lines: [{ text: 'Worth 1 Terror Point as long as the place is held; in your own turn you may give it up for D3 Menace.' }] }
    }
    case 'side':
      return { title: a === 'aliens' ? 'The attackers' : 'The other side', lines: [] }
    case 'command':
      return { title: a === 'd6' ? 'Roll a die' : `${a} action points`, lines: [{ text: a === 'd6' ? 'It always comes back; a 1 brings a Menace token.' : 'Gone until only the D6 is left.' }] }
  }
  return { title: id, lines: [] }
}

function aboutSeat({ view, looks }: Pick<Scene, 'view' | 'looks'>, seat: SeatView): Described {
  const race = view.faces[seat.race]
  const lost = seat.pool + seat.lost_allies.length
  const lines: Described['lines'] = [{ text: `${seat.terror} Terror, ${seat.menace} Menace, ${seat.hand_size} cards${lost ? `, ${lost} destroyed` : ''}` }]
  if (race) lines.push({ label: race.name, text: `Strength ${race.strength}, Intelligence ${race.intelligence}. ${race.text}` })
  if (seat.stuff.length) lines.push({ label: 'Space Stuff', text: seat.stuff.map((held) => view.faces[held.card]?.name).join(', ') })
  if (seat.trophies.length) lines.push({ label: 'Ships sunk', text: seat.trophies.map((key) => view.faces[key]?.name.replace('Damaged ', '')).join(', ') })
  if (view.chosen) lines.push({ label: 'Command counters left', text: seat.command_left.join(' ').toUpperCase() })
  return { title: looks[seat.seat]?.name ?? '', lines }
}

function aboutSpace({ view, looks }: Pick<Scene, 'view' | 'looks'>, key: string): Described {
  const space = view.spaces.find((one) => one.key === key)
  if (!space) return { title: key, lines: [] }
  const lines: Described['lines'] = []
  const name = (seat: number) => looks[seat]?.name ?? ''
  const face = view.faces[space.location ?? '']
  if (face && !space.demolished) {
    lines.push({ label: 'Resistance', text: `${space.resistance ?? 0}${space.resistance === face.resistance ? '' : ` (printed ${face.resistance ?? 0})`}` })
    lines.push({ label: 'Population', text: `${space.population ?? 0}: Terror Points for its conqueror` })
  }
  if ((space.marker ?? -1) >= 0) lines.push({ label: 'Conquered', text: `by ${name(space.marker!)}` })
  if (space.factory) lines.push({ label: 'Terror factory', text: '1 Terror Point' })
  for (const kind of space.counters ?? []) lines.push({ label: view.faces[kind]?.name, text: `Strength ${view.faces[kind]?.strength ?? '?'}` })
  for (const group of space.aliens ?? []) lines.push({ label: name(group.seat), text: `Strength ${group.strength}` })
  if ((space.landing ?? -1) >= 0) return { title: `${name(space.landing!)}’s landing site`, lines }
  if (!face) return { title: 'Unexplored', lines: [{ text: 'Whoever ends here draws a location.' }, ...lines] }
  if (space.demolished) return { title: `Ruins of ${face.name}`, lines: [{ text: 'Demolished: no Resistance, nobody left to frighten.' }, ...lines] }
  if (face.icons?.includes('coastal')) lines.push({ label: 'Coast', text: 'Resistance comes from the coastal deck' })
  if (face.text) lines.push({ text: face.text })
  if (lineOf(face)) lines.push({ text: lineOf(face) })
  return { title: face.name, lines }
}
