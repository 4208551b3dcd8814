import type { Step } from '../table/tour'

/** For a game without a tour of its own. */
export const TOUR: Step[] = [
  {
    at: 'prompt',
    title: 'Whose turn, and what now',
    text: 'This bar always says who decides and what the question is. Undo and Reset take back what you have done, until something new is seen.',
  },
  {
    at: 'board',
    title: 'The table',
    text: 'What glows can be clicked. What is closed says why.',
  },
  {
    at: 'options',
    title: 'Everything you may do',
    text: 'The same choices as buttons, with what they bring. Number keys pick them.',
  },
  {
    at: 'log',
    title: 'What happened, and why',
    text: 'The log, turn by turn: point at a line and the board shows what it touched. The rules are one tab away.',
  },
]
