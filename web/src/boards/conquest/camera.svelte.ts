// What is seen of a board: the wheel, two fingers or buttons draw it nearer, one finger or the mouse moves it.
// Nearer means laid out larger, so that words keep their size and more of them find room.

import type { Box } from '../../widgets/place'

const SLACK = 8 // pixels that are still a tap
const STEP = 1.5
const MARGIN = 14
const OVER = '.over, .film' // what lies over the board

interface Spot {
  x: number
  y: number
}

export class Camera {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(970)
  height = $state(550)
  most = $state(0) // how near it can be; nothing until the room is known
  glides = $state(false) // it moves by itself, not under a finger
  busy: () => boolean = () => false // a piece is being dragged, and not the board
  private moved = false
  private fingers = new Map<number, Spot>()

  get style(): string {
    return `width:${this.width * this.k}px;height:${this.height * this.k}px;transform:translate(${this.x}px,${this.y}px)`
  }

  get whole(): boolean {
    return this.k < 1.02
  }

  private to(k: number, x: number, y: number): void {
    if (k !== this.k) this.glides = false
    this.k = k
    this.x = Math.min(0, Math.max(this.width * (1 - k), x))
    this.y = Math.min(0, Math.max(this.height * (1 - k), y))
  }

  /** Nearer by a factor, with a point of the screen staying where it is. */
  private by(factor: number, x: number, y: number): void {
    const k = Math.max(1, Math.min(this.most, this.k * factor))
    this.to(k, x - ((x - this.x) * k) / this.k, y - ((y - this.y) * k) / this.k)
  }

  nearer = () => this.by(STEP, this.width / 2, this.height / 2)
  further = () => this.by(1 / STEP, this.width / 2, this.height / 2)
  fit = () => this.to(1, 0, 0)

  /** So near, with this box in the middle. */
  look(k: number, box: Box): void {
    this.to(k, this.width / 2 - box.x - box.w / 2, this.height / 2 - box.y - box.h / 2)
  }

  /** Moves as little as shows the whole box, within a part of the height. */
  show(box: Box, from = 0, to = 1): void {
    const [top, bottom] = [from * this.height + MARGIN, to * this.height - MARGIN]
    const seen = { x: box.x + this.x, y: box.y + this.y }
    const inside = seen.x >= MARGIN && seen.x + box.w <= this.width - MARGIN && seen.y >= top && seen.y + box.h <= bottom
    if (this.whole || inside) return
    this.glides = true
    this.to(this.k, this.width / 2 - box.x - box.w / 2, (top + bottom) / 2 - box.y - box.h / 2)
  }

  /** The room has another size: what was in the middle stays there. */
  resize(width: number, height: number): void {
    const [cx, cy] = [(this.width / 2 - this.x) / this.width, (this.height / 2 - this.y) / this.height]
    this.width = width
    this.height = height
    this.to(this.k, width / 2 - cx * width, height / 2 - cy * height)
  }

  watch = (element: HTMLElement) => {
    const at = (event: PointerEvent | WheelEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    const down = (event: PointerEvent) => {
      this.moved = false
      if ((event.target as Element).closest(OVER)) return
      if (event.pointerType !== 'mouse' || !this.whole) this.fingers.set(event.pointerId, at(event))
    }
    const move = (event: PointerEvent) => {
      const before = this.fingers.get(event.pointerId)
      if (!before || this.busy()) return
      const now = at(event)
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot)
      if (other) {
        const far = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y)
        this.by(far(now) / (far(before) || 1), other.x, other.y)
      } else if (!this.whole && (this.moved || Math.hypot(now.x - before.x, now.y - before.y) > SLACK)) {
        this.to(this.k, this.x + now.x - before.x, this.y + now.y - before.y)
      } else return
      this.glides = false
      this.moved = true
      this.fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent) => this.fingers.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      if ((event.target as Element).closest(OVER)) return
      event.preventDefault()
      const { x, y } = at(event)
      this.glides = false
      this.by(Math.exp(-event.deltaY / 300), x, y)
    }
    /** The end of a journey is no click. */
    const click = (event: Event) => {
      if (this.moved) event.stopPropagation()
      this.moved = false
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('click', click, { capture: true })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
    }
  }
}
