// Pictures for places, cards and counters, by the words that the view has for what they are.

import air from 'game-icons/jet-fighter'
import beetle from 'game-icons/flying-beetle'
import bird from 'game-icons/eagle-head'
import brain from 'game-icons/alien-stare'
import cape from 'game-icons/cape'
import capitol from 'game-icons/capitol'
import city from 'game-icons/modern-city'
import wave from 'game-icons/big-wave'
import cultist from 'game-icons/cultist'
import crown from 'game-icons/crown'
import field from 'game-icons/field'
import fish from 'game-icons/sea-serpent'
import forest from 'game-icons/pine-tree'
import fort from 'game-icons/military-fort'
import gears from 'game-icons/gears'
import gun from 'game-icons/cannon'
import impact from 'game-icons/meteor-impact'
import lightning from 'game-icons/lightning-storm'
import martian from 'game-icons/alien-skull'
import mask from 'game-icons/mecha-mask'
import medal from 'game-icons/star-medal'
import mermaid from 'game-icons/mermaid'
import mob from 'game-icons/pitchfork'
import monument from 'game-icons/greek-temple'
import octopus from 'game-icons/octopus'
import ray from 'game-icons/ray-gun'
import rifle from 'game-icons/rifle'
import robot from 'game-icons/vintage-robot'
import science from 'game-icons/microscope'
import skull from 'game-icons/raise-zombie'
import stalk from 'game-icons/six-eyes'
import tank from 'game-icons/battle-tank'
import tech from 'game-icons/radar-dish'
import town from 'game-icons/village'
import treachery from 'game-icons/screaming'
import troops from 'game-icons/parachute'
import women from 'game-icons/lips'

const RACES: Record<string, string> = {
  orzax: robot,
  trun: mask,
  menthalars: brain,
  fishmen: fish,
  vento: crown,
  venezians: women,
  fome: skull,
  rantillion: beetle,
  vyborians: octopus,
  setaris: bird,
  martians: martian,
  selenians: mermaid,
  kazak: cultist,
  quatto: stalk,
}

const THINGS: Record<string, string> = {
  air,
  city,
  coastal: wave,
  forest,
  military: fort,
  mob,
  science,
  tech,
  town,
  treachery,
  vehicle: tank,
}

const KINDS: Record<string, string> = {
  coastal: wave,
  counter: rifle,
  event: lightning,
  human_tech: gears,
  location: field,
  objective: capitol,
  resistance: rifle,
  stuff: ray,
}

interface Pictured {
  key: string
  kind: string
  icons?: string[]
  gifts?: string[]
  bonus?: number | null
  ally?: boolean
}

/** The picture of a card, a place or a counter. */
export function pictureOf({ key, kind, icons = [], gifts = [], bonus, ally }: Pictured): string {
  if (kind === 'race') return RACES[key] ?? brain
  if (key.includes('monument')) return monument
  if (key.startsWith('captain')) return cape
  if (key.includes('para')) return troops
  if (ally) return mask
  if (gifts.includes('barrage')) return gun
  if (bonus !== undefined && bonus !== null) return medal
  const fights = ['resistance', 'coastal', 'counter'].includes(kind)
  const known = icons.find((icon) => THINGS[icon] && !(fights && icon === 'military'))
  return (known && THINGS[known]) || KINDS[kind] || lightning
}

export const RUINS = impact
