import battery from 'game-icons/battery-100'
import bag from 'game-icons/swap-bag'
import cards from 'game-icons/card-draw'
import castle from 'game-icons/castle'
import coins from 'game-icons/two-coins'
import crystal from 'game-icons/minerals'
import dome from 'game-icons/habitat-dome'
import heart from 'game-icons/hearts'
import orbit from 'game-icons/ringed-planet'
import rocket from 'game-icons/rocket'
import saucer from 'game-icons/ufo'
import shield from 'game-icons/checked-shield'
import star from 'game-icons/round-star'
import sword from 'game-icons/crossed-swords'

/** Icons for the figures beside a seat's name, by the name that a game gives them; without one the word is shown. */
export const markIcons: Record<string, string> = {
  star,
  points: star,
  fuel: battery,
  ore: crystal,
  ship: rocket,
  colony: dome,
  hub: orbit,
  cards,
  hand: cards,
  gold: coins,
  coins,
  money: coins,
  power: sword,
  strength: sword,
  shield,
  heart,
  life: heart,
  saucer,
  castle,
  supply: bag,
}
