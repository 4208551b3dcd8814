import { at, type TourStep } from '../../table/tour'

export const steps: TourStep[] = [
  {
    popover: {
      title: 'Welcome to orbit',
      description: 'Your ships are dice. You roll them, send them to work in orbit, and settle the planet below. First to run out of colonies ends it; most points win.',
    },
  },
  {
    element: at('prompt'),
    popover: { title: 'Whose turn, and what now', description: 'This bar always says who decides and what the question is. Undo and Reset take back what you have done, until something new is seen.' },
  },
  {
    element: at('board'),
    popover: { title: 'The table', description: 'What glows can be clicked. Pick a ship, then a station that lights up; or the station first. Closed stations say why.' },
  },
  {
    element: '[data-host] .tray, [data-mine]',
    popover: { title: 'Your ships and cards', description: 'What you rolled this turn, and the alien technology you own. Fuel pays for cards, ore for ships and colonies.' },
  },
  {
    element: at('options'),
    popover: { title: 'Everything you may do', description: 'The same choices as buttons, with what they bring. Number keys pick them. Start with the Solar Converter for fuel or the Lunar Mine for ore.' },
  },
  {
    element: at('seats'),
    popover: { title: 'Your rivals', description: 'Points, fuel, ore and ships of everybody. Each colony is a point, and so is every territory you hold alone at the top.' },
  },
  {
    element: at('log'),
    popover: { title: 'What happened, and why', description: 'The log, turn by turn: point at a line and the board shows what it touched. The rules are one tab away.' },
  },
  { popover: { title: 'Your fleet is ready', description: 'Dock a ship and see what happens. You can call this tour again from the menu or with the ? key.' } },
]
