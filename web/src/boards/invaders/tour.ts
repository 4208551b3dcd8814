import { at, type TourStep } from '../../table/tour'

/** The guided first game of Invaders. */
export const steps: TourStep[] = [
  {
    popover: {
      title: 'Earth, 2127',
      description: 'Mankind holds three zones; the Invader wears its deck down, card by card. A side that cannot draw or drain any more has lost.',
    },
  },
  {
    element: '[data-part="zones"]',
    popover: { title: 'Three zones', description: 'The Invader’s attack in a zone is set against Mankind’s cards and the zone’s own shield. What breaks through drains that many cards.' },
  },
  {
    element: '[data-part="track"]',
    popover: { title: 'The countdown', description: 'The plot marker. The Invader may press it for a card or a cheaper one, and loses a step in every turn that drains nothing. On the skull, Mankind wins.' },
  },
  {
    element: '[data-part="hand"]',
    popover: { title: 'Your hand', description: 'Click a card to play it, or drag it to a zone. Its corners are the price: cards thrown from the hand on the left, cards off your own deck on the right.' },
  },
  {
    element: '[data-part="own"]',
    popover: { title: 'Strategies and piles', description: 'Each strategy can be thrown once in a game. Decks show what is left; the discards of both sides can be looked through.' },
  },
  {
    element: at('prompt'),
    popover: { title: 'You can answer', description: 'When the other side plays a card you are asked whether you cancel it, and before a drain whether you prevent it. The bar says what it is about.' },
  },
  {
    element: at('log'),
    popover: { title: 'What happened', description: 'The log keeps the attack zone by zone. The rules are one tab away, and you can call this tour again from the menu.' },
  },
]
