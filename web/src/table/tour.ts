import { boardOf, tourOf } from '../boards/registry'

/** A step of a guided first game; `at` is a part of the table page, nothing speaks of the whole. */
export interface Step {
  at?: 'prompt' | 'board' | 'mine' | 'options' | 'seats' | 'log'
  title: string
  text: string
}

/** The guided first game: a few short steps over the real table. */
export async function startTour(game: string): Promise<void> {
  const [{ driver }, { TOUR }] = await Promise.all([import('driver.js'), tourOf(game), import('./tour.css'), boardOf(game)?.()])
  await new Promise(requestAnimationFrame) // until the board is drawn
  const where = (at: Step['at']) => (at === 'mine' ? '[data-host] .tray, [data-mine]' : at && `[data-tour="${at}"]`)
  const here = TOUR.filter((step) => !step.at || document.querySelector(where(step.at)!))
  driver({
    steps: here.map(({ at, title, text }) => ({ element: where(at), popover: { title, description: text } })),
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
