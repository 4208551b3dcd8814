import type { Step } from '../../table/tour'

export const TOUR: Step[] = [
  {
    title: 'Two kingdoms, one winner',
    text: 'Yours lies below, your enemy’s above. Break one of the three territories before the enemy palace, march on, and bring the palace down: 10 damage in a single battle ends the game.',
  },
  {
    at: 'prompt',
    title: 'Whose turn, and what now',
    text: 'This bar always says who decides and what the question is. Undo and Reset take back what you have done, until something new is seen.',
  },
  {
    at: 'board',
    title: 'The chronicle’s map',
    text: 'What glows can be clicked. Click a pile to draw from it. To attack, click one of your territories and then one of theirs: every troop there marches. In battle, click the pieces that your damage shall fall on.',
  },
  {
    at: 'mine',
    title: 'Your hand',
    text: 'Houses are bases: drag one to a plot of your kingdom. The others are abilities, played at almost any moment. Three bases in one territory let you keep a special troop on the palace.',
  },
  {
    at: 'options',
    title: 'Everything you may do',
    text: 'The same choices as buttons. A Renewal gives a troop to every base and two cards to each player, so it strengthens your enemy too: mind the moment.',
  },
  {
    at: 'log',
    title: 'What happened, and why',
    text: 'The log tells every attack blow by blow. The rules are one tab away.',
  },
  {
    title: 'To arms',
    text: 'Draw five cards: three bases and two abilities are a fair start. You can call this tour again from the menu or with the ? key.',
  },
]
