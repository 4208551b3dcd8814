import type { Step } from '../../table/tour'

export const TOUR: Step[] = [
  {
    title: 'It came from your side of the sky',
    text: 'You lead a race of saucers over the Earth of the 1950s. Explore, fight whatever comes out of the towns, and hold frightened people: 8 Terror Points each win the game.',
  },
  {
    at: 'prompt',
    title: 'Whose turn, and what now',
    text: 'This bar always says who decides and what the question is. Undo and Reset take back what you have done, until something new is seen.',
  },
  {
    at: 'board',
    title: 'The map',
    text: 'Everybody has a section with a landing site in its middle. Click your saucers, then a space that lights up, or drag them there. Question marks are unexplored: whoever ends there draws a location. The wheel, two fingers or + bring the map nearer, and the view follows the action.',
  },
  {
    part: 'strip',
    title: 'Round, Terror, decks',
    text: 'What belongs to nobody: the phase, lasting cards, the decks with their discards, and the Super Cannon’s track where the Resistance is active.',
  },
  {
    at: 'mine',
    title: 'Your race and cards',
    text: 'The race’s Strength is that of each saucer. Menace tokens pay for its abilities. Fast Events can be played at any moment of any fight, others in your action phase.',
  },
  {
    at: 'options',
    title: 'Everything you may do',
    text: 'The same choices as buttons. A round begins with a command counter, chosen in secret: many action points, or a place early in the order.',
  },
  {
    at: 'log',
    title: 'What happened, and why',
    text: 'The log tells every fight. A shield is how many fights a place takes, the round figure how much Terror it is worth. Send two or three saucers to anything that bites.',
  },
  {
    title: 'Roll camera',
    text: 'Choose a command counter and go and meet the neighbours. You can call this tour again from the menu or with the ? key.',
  },
]
