import type { Step } from '../../table/tour'

export const TOUR: Step[] = [
  {
    title: 'Welcome to orbit',
    text: 'Your ships are dice. You roll them, send them to work in orbit, and settle the planet below. First to run out of colonies ends it; most points win.',
  },
  {
    at: 'prompt',
    title: 'Whose turn, and what now',
    text: 'This bar always says who decides and what the question is. Undo and Reset take back what you have done, until something new is seen.',
  },
  {
    at: 'board',
    title: 'The table',
    text: 'What glows can be clicked. Pick a ship, then a station that lights up; or the station first. Closed stations say why.',
  },
  {
    at: 'mine',
    title: 'Your ships and cards',
    text: 'What you rolled this turn, and the alien technology you own. Fuel pays for cards, ore for ships and colonies.',
  },
  {
    at: 'options',
    title: 'Everything you may do',
    text: 'The same choices as buttons, with what they bring. Number keys pick them. Start with the Solar Converter for fuel or the Lunar Mine for ore.',
  },
  {
    at: 'seats',
    title: 'Your rivals',
    text: 'Points, fuel, ore and ships of everybody. Each colony is a point, and so is every territory you hold alone at the top.',
  },
  {
    at: 'log',
    title: 'What happened, and why',
    text: 'The log, turn by turn: point at a line and the board shows what it touched. The rules are one tab away.',
  },
  {
    title: 'Your fleet is ready',
    text: 'Dock a ship and see what happens. You can call this tour again from the menu or with the ? key.',
  },
]
