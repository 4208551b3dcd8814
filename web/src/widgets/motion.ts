// Motion that serves understanding: pieces travel from where they lay, dice tumble to a new face.

const TRAVEL_MS = 260
const TUMBLE_MS = 420
const STEP_MS = 60
const NEAR = 6 // pixels not worth a journey

interface Spot {
  x: number
  y: number
  width: number
}

const spots = new Map<string, Spot>()
const faces = new Map<string, number>()

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function spot(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** Remembers where every `data-piece` lies now, without moving anything. */
export function remember(): void {
  for (const element of document.querySelectorAll('[data-piece]')) {
    spots.set((element as HTMLElement).dataset.piece ?? '', spot(element))
  }
}

/** Moves each piece from where it was remembered to where it lies now; pieces never seen before land or flip in place. */
export function travel(animate: boolean): void {
  const pieces = [...document.querySelectorAll<HTMLElement | SVGGElement>('[data-piece]')]
  for (const piece of pieces) for (const old of piece.getAnimations()) if (old.id === 'travel') old.cancel()
  const arrived = pieces.map((piece) => ({ piece, id: piece.dataset.piece ?? '', now: spot(piece) }))
  const first = spots.size === 0
  const several = new Set(arrived.map(({ id }) => id).filter((id, i, ids) => ids.indexOf(id) !== i)) // copies of a card
  for (const { piece, id, now } of arrived) {
    const before = spots.get(id)
    spots.set(id, now)
    if (!animate || first || still() || !now.width || several.has(id)) continue
    const scale = pixels(piece)
    const far = before && Math.hypot(before.x - now.x, before.y - now.y) > NEAR
    const from = far
      ? `translate(${(before.x - now.x) / scale}px, ${(before.y - now.y) / scale}px) scale(${before.width / now.width || 1})`
      : before
        ? ''
        : piece.dataset.arrive === 'flip'
          ? 'scaleX(.03)'
          : 'translateY(-14px) scale(.3)'
    if (!from) continue
    piece.animate([{ transform: from, opacity: before ? 1 : 0 }, { transform: 'none', opacity: 1 }], {
      duration: TRAVEL_MS,
      easing: 'cubic-bezier(.3,.7,.3,1)',
      id: 'travel',
    })
  }
}

/** How many pixels of the screen a unit of the piece's own drawing takes. */
function pixels(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1
}

/** Shows a face; where the die had another one before, it tumbles to it. */
export function tumble(
  body: SVGGElement | undefined,
  id: string,
  face: number,
  animate: boolean,
  show: (face: number) => void,
): (() => void) | undefined {
  const before = faces.get(id)
  if (id) faces.set(id, face)
  if (!id || !body || !animate || !face || before === undefined || before === face || still()) {
    show(face)
    return
  }
  let steps = Math.floor(TUMBLE_MS / STEP_MS)
  show((face % 6) + 1)
  const timer = setInterval(() => {
    steps -= 1
    show(steps > 0 ? ((face + steps * 2) % 6) + 1 : face)
    if (steps <= 0) clearInterval(timer)
  }, STEP_MS)
  body.animate([{ transform: 'rotate(-320deg) scale(1.15)' }, { transform: 'none' }], {
    duration: TUMBLE_MS,
    easing: 'cubic-bezier(.2,.8,.3,1)',
  })
  return () => {
    clearInterval(timer)
    show(face)
  }
}
