// What every part of the board is given, and what ids are called in words.

import type { Face, Standing, WarView, Zone } from '../../lib/views/invaders'
import type { Described as Told } from '../../widgets/described'
import type { Selection } from '../../widgets/selection.svelte'
import type { Clash } from './attack'
import type { Layout } from './layout'
import { worded } from './icons'

export const MANKIND = 0
export const INVADER = 1
export const SIDES = ['mankind', 'invader'] as const

export interface Scene {
  view: WarView
  selection: Selection
  layout: Layout
  own: number // the side that is drawn below
  viewer: number
  animate: boolean
  clashes: Record<string, Clash>
  zoning: boolean // a zone is asked for now
  born: number // the last line of the log when the board came up: older attacks are not shown again
}

export interface Described extends Told {
  face?: Face
  standing?: Standing
}

export function standings(view: WarView): Standing[] {
  return view.zones.flatMap((zone) => [...zone.mankind, ...zone.invader]).filter((s) => s !== null)
}

/** Cards of one column that are alike in everything stand for one another, as the rules see it. */
export function slotKind(view: WarView): (id: string) => string {
  const kinds = new Map(
    standings(view).map((s) => [
      s.id,
      [s.id.replace(/\.\d+$/, ''), s.card, s.tokens ?? 0, s.extra ?? 0, s.used ?? false].join(' '),
    ]),
  )
  return (id) => kinds.get(id) ?? id
}

export function costs(face: Pick<Face, 'discard' | 'drain'>): string {
  const parts = []
  if (face.discard) parts.push(`discard ${face.discard}`)
  if (face.drain) parts.push(`drain ${face.drain}`)
  return parts.join(' and ') || 'free'
}

export function kindLine(face: Pick<Face, 'kind' | 'tags' | 'keywords'>): string {
  return [[face.kind, ...(face.tags ?? [])].map(worded).join(' · '), (face.keywords ?? []).join(', ')].filter(Boolean).join(' – ')
}

/** What an attack on the zone would do as things stand. */
export function verdict(zone: Zone): string {
  if (zone.held) return 'Cannot be attacked'
  const more = zone.attack - zone.defence
  if (more > 0) return `${more} would drain`
  return more < 0 ? `Holds by ${-more}` : 'Just holds'
}

/** A thing of the table in words, for tips and for screen readers. */
export function describe(view: WarView, id: string): Described {
  const [kind = '', key = ''] = id.split(':')
  switch (kind) {
    case 'hand':
    case 'pile':
    case 'list': {
      const face = view.faces[key]
      if (face) return { title: face.name, face, lines: [] }
      break
    }
    case 'slot': {
      const standing = standings(view).find((s) => s.id === id)
      const face = standing && view.faces[standing.card]
      if (face) return { title: face.name, face, standing, lines: [{ text: state(standing) }] }
      break
    }
    case 'zone': {
      const zone = view.zones.find((z) => z.id === id)
      if (!zone) break
      const lost = zone.base - zone.power
      return {
        title: zone.title,
        lines: [
          { label: 'Shield', text: `${zone.power} of ${zone.base}${lost ? `, ${lost} token${lost > 1 ? 's' : ''} of −1` : ''}` },
          { label: 'Attack', text: String(zone.attack) },
          { label: 'Defence', text: `${zone.defence}, the shield with it` },
          { label: 'So', text: verdict(zone) },
        ],
      }
    }
    case 'strategy': {
      const it = view.strategies.find((s) => s.id === id)
      if (it) return { title: it.title, lines: [{ text: it.text }, { text: it.spent ? 'Used in this game.' : 'Once in a game.' }] }
      break
    }
    case 'track':
      return {
        title: `Plot marker: ${view.track}`,
        lines: [
          { text: 'Once a turn the Invader may move it down for a card, or to pay one less. A turn that drains nothing costs a step.' },
          { text: 'On the skull, Mankind wins.' },
        ],
      }
    case 'ops':
      return { title: `Ops centre: ${view.ops}`, lines: [{ text: 'Each token moves a Defender to any other zone with a free slot.' }] }
  }
  return { title: id, lines: [] }
}

function state(standing: Standing): string {
  const parts = [`Power ${standing.power}`]
  if (standing.extra) parts.push(`+${standing.extra} tokens`)
  if (standing.tokens) parts.push(`${standing.tokens} token${standing.tokens > 1 ? 's' : ''}`)
  if (standing.sideways) parts.push('sideways: does not fight yet')
  if (standing.used) parts.push('used this turn')
  return `${parts.join(', ')}.`
}

/** A description as one sentence. */
export function sentence({ title, face, lines }: Described): string {
  const told = face ? [kindLine(face), costs(face), face.text] : []
  const all = [title, ...told, ...lines.map((line) => (line.label ? `${line.label}: ${line.text}` : line.text))]
  return all.filter(Boolean).join('. ')
}
