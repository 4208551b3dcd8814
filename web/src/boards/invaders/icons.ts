// Pictures for kinds, tags, costs and strategies, by the word the view has for them.

import pod from 'game-icons/alien-egg'
import autopsy from 'game-icons/alien-skull'
import alien from 'game-icons/alien-stare'
import armour from 'game-icons/chain-mail'
import wave from 'game-icons/big-wave'
import discard from 'game-icons/card-discard'
import exchange from 'game-icons/card-exchange'
import swords from 'game-icons/crossed-swords'
import skull from 'game-icons/death-skull'
import pyramid from 'game-icons/egyptian-pyramids'
import iceberg from 'game-icons/iceberg'
import meteor from 'game-icons/meteor-impact'
import city from 'game-icons/modern-city'
import moon from 'game-icons/moon-orbit'
import processor from 'game-icons/processor'
import support from 'game-icons/radar-dish'
import ray from 'game-icons/ray-gun'
import cards from 'game-icons/card-pick'
import medal from 'game-icons/star-medal'
import deck from 'game-icons/stack'
import tank from 'game-icons/battle-tank'
import tentacle from 'game-icons/tentacles-skull'
import hot from 'game-icons/thermometer-hot'
import saucer from 'game-icons/ufo'
import virus from 'game-icons/virus'
import drop from 'game-icons/water-drop'
import tower from 'game-icons/control-tower'

export const ICONS: Record<string, string> = {
  defender: tank,
  location: city,
  tech: processor,
  support,
  hero: medal,
  invader: alien,
  desolator: saucer,
  alien_tech: ray,
  scourge: virus,
  skull,
  tentacle,
  pyramid,
  pod,
  discard,
  drain: drop,
  attack: swords,
  hand: cards,
  deck,
  ops: tower,
  alien_autopsies: autopsy,
  project_chainmail: armour,
  retribution_alpha: meteor,
  clean_slate: exchange,
  drain_the_indian_ocean: wave,
  atomise_the_moon: moon,
  bodysnatcher_pods: pod,
  melt_the_ice_caps: iceberg,
  heat_the_atmosphere: hot,
}

export const KINDS: Record<string, string> = { alien_tech: 'Alien tech' }

/** A kind or tag as a word for people. */
export function worded(word: string): string {
  return KINDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1)
}
