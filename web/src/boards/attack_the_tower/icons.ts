// Pictures of the troops and abilities, by the word the view has for them, and a mark for each kind of troop.

import martians from 'game-icons/alien-skull'
import greys from 'game-icons/alien-stare'
import mothmen from 'game-icons/butterfly'
import reptilians from 'game-icons/lizardman'
import laser_cannon from 'game-icons/laser-turret'
import ufo from 'game-icons/ufo'
import man_in_black from 'game-icons/sunglasses'
import militia from 'game-icons/farmer'
import crossbowman from 'game-icons/crossbow'
import templar from 'game-icons/templar-shield'
import knight from 'game-icons/mounted-knight'
import catapult from 'game-icons/catapult'
import wizard from 'game-icons/wizard-face'
import blacksmith from 'game-icons/blacksmith'
import monk from 'game-icons/monk-face'
import kyudoka from 'game-icons/bowman'
import samurai from 'game-icons/samurai-helmet'
import hun from 'game-icons/horse-head'
import kaiju from 'game-icons/dinosaur-rex'
import ninja from 'game-icons/ninja-head'
import shenlong from 'game-icons/sea-dragon'
import zombie from 'game-icons/shambling-zombie'
import necromancer from 'game-icons/skull-staff'
import vampire from 'game-icons/vampire-cape'
import vrykolaka from 'game-icons/werewolf'
import frankenstein from 'game-icons/frankenstein-creature'
import lich from 'game-icons/crowned-skull'
import ghost from 'game-icons/ghost'
import elf from 'game-icons/elf-helmet'
import druid from 'game-icons/oak-leaf'
import troll from 'game-icons/troll'
import spiderrider from 'game-icons/spider-alt'
import dragon from 'game-icons/spiked-dragon-head'
import wall_of_thorns from 'game-icons/thorny-vine'
import treant from 'game-icons/evil-tree'

/** The five troops of each army, in the order of the kinds. */
const TROOPS: Record<string, string[]> = {
  aliens: [martians, greys, reptilians, mothmen, laser_cannon],
  westerners: [militia, crossbowman, templar, knight, catapult],
  easterners: [monk, kyudoka, samurai, hun, kaiju],
  undead: [zombie, necromancer, vampire, vrykolaka, frankenstein],
  fae: [elf, druid, troll, spiderrider, dragon],
}
const OTHERS: Record<string, [common: string, special: string]> = {
  aliens: [ufo, man_in_black],
  westerners: [wizard, blacksmith],
  easterners: [ninja, shenlong],
  undead: [lich, ghost],
  fae: [wall_of_thorns, treant],
}

export const KINDS = ['light_infantry', 'shooter', 'heavy_infantry', 'cavalry', 'siege_weapon', 'common', 'special']

export const KIND_NAMES: Record<string, string> = {
  light_infantry: 'light infantry',
  shooter: 'shooters',
  heavy_infantry: 'heavy infantry',
  cavalry: 'cavalry',
  siege_weapon: 'siege weapon',
  common: 'common ability',
  special: 'special troop',
}

/** The picture for a kind of an army: its troop, its common ability or its special troop. */
export function pictureOf(army: string, kind: string): string {
  return [...(TROOPS[army] ?? []), ...(OTHERS[army] ?? [])][KINDS.indexOf(kind)] ?? ''
}

export const NINJA = ninja
