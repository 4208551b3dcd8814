// Pictures for the tech cards and the goods, by the word the view has for them.

import base from 'game-icons/habitat-dome'
import cargo from 'game-icons/cargo-crate'
import core from 'game-icons/planet-core'
import crystal from 'game-icons/floating-crystal'
import fuel from 'game-icons/fuel-tank'
import helmet from 'game-icons/robot-helmet'
import holo from 'game-icons/holosphere'
import magnet from 'game-icons/magnet'
import city from 'game-icons/modern-city'
import obelisk from 'game-icons/obelisk'
import ore from 'game-icons/ore'
import plasma from 'game-icons/plasma-bolt'
import beam from 'game-icons/ringed-beam'
import rocket from 'game-icons/rocket'
import sands from 'game-icons/sands-of-time'
import teleport from 'game-icons/teleport'

export const ICONS: Record<string, string> = {
  alien_city: city,
  alien_monument: obelisk,
  booster_pod: rocket,
  data_crystal: crystal,
  gravity_manipulator: core,
  holographic_decoy: holo,
  mind_control_helmet: helmet,
  orbital_teleporter: teleport,
  plasma_cannon: plasma,
  polarity_device: magnet,
  resource_cache: cargo,
  stasis_beam: beam,
  temporal_warper: sands,
  fuel,
  ore,
  colony: base,
}
