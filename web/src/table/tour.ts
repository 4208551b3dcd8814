import { boardOf, tourOf } from '../boards/registry'

/** A step of a guided first game; `at` is a part of the table page, nothing speaks of the whole. */
export interface Step {
  at?: 'prompt' | 'board' | 'mine' | 'options' | 'seats' | 'log'
  part?: string // a part of the game's own board
  title: string
  text: string
}

/** The guided first game: a few short steps over the real table. */
export async function startTour(game: string): Promise<void> {
  const [{ driver }, { TOUR }] = await Promise.all([import('driver.js'), tourOf(game), import('./tour.css'), boardOf(game)?.()])
  await new Promise(requestAnimationFrame) // until the board is drawn
  const where = ({ at, part }: Step) => {
    if (part) return `[data-part="${part}"]`
    return at === 'mine' ? '[data-host] .tray, [data-mine]' : at && `[data-tour="${at}"]`
  }
  const here = TOUR.filter((step) => !where(step) || document.querySelector(where(step)!))
  driver({
    steps: here.map((step) => ({ element: where(step), popover: { title: step.title, description: step.text } })),
    showProgress: true,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    nextBtnText: 'Next',
    prevBtnText: 'Back',
    doneBtnText: 'Play',
    progressText: '{{current}} of {{total}}',
    overlayColor: '#04070f',
    popoverClass: 'tour',
  }).drive()
}
