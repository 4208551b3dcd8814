import type { Step } from '../../table/tour'

/** The guided first game of Invaders. */
export const TOUR: Step[] = [
  {
    title: 'Earth, 2127',
    text: 'Mankind holds three zones; the Invader wears its deck down, card by card. A side that cannot draw or drain any more has lost.',
  },
  {
    part: 'zones',
    title: 'Three zones',
    text: 'The Invader’s attack in a zone is set against Mankind’s cards and the zone’s own shield. What breaks through drains that many cards.',
  },
  {
    part: 'track',
    title: 'The countdown',
    text: 'The plot marker. The Invader may press it for a card or a cheaper one, and loses a step in every turn that drains nothing. On the skull, Mankind wins.',
  },
  {
    part: 'hand',
    title: 'Your hand',
    text: 'Click a card to play it, or drag it to a zone. Its corners are the price: cards thrown from the hand on the left, cards off your own deck on the right.',
  },
  {
    part: 'own',
    title: 'Strategies and piles',
    text: 'Each strategy can be thrown once in a game. Decks show what is left; the discards of both sides can be looked through.',
  },
  {
    at: 'prompt',
    title: 'You can answer',
    text: 'When the other side plays a card you are asked whether you cancel it, and before a drain whether you prevent it. The bar says what it is about.',
  },
  {
    at: 'log',
    title: 'What happened',
    text: 'The log keeps the attack zone by zone. The rules are one tab away, and you can call this tour again from the menu.',
  },
]
