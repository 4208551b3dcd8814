export interface TourStep {
  element?: string
  popover: { title: string; description: string }
}

/** A part of the page by its name. */
export const at = (name: string) => `[data-tour="${name}"]`

const tours: Record<string, () => Promise<{ steps: TourStep[] }>> = {
  alien_frontiers: () => import('../boards/alien_frontiers/tour'),
  invaders: () => import('../boards/invaders/tour'),
}
const plain: TourStep[] = [
  { element: at('prompt'), popover: { title: 'Whose turn, and what now', description: 'This bar always says who decides and what the question is.' } },
  { element: at('board'), popover: { title: 'The table', description: 'What glows can be clicked. What is closed says why.' } },
  { element: at('options'), popover: { title: 'Everything you may do', description: 'The same choices as buttons. Number keys pick them.' } },
]

export const hasTour = (game: string): boolean => game in tours

/** The guided first game: a few short steps over the real table. */
export async function startTour(game: string): Promise<void> {
  const [{ driver }, found] = await Promise.all([import('driver.js'), tours[game]?.(), import('./tour.css')])
  const steps = found?.steps ?? plain
  const here = steps.filter((step) => !step.element || document.querySelector(step.element))
  driver({
    steps: here,
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
