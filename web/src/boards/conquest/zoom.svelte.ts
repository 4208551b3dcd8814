// A board that can be drawn nearer: two fingers, or the wheel with Ctrl; one finger or the mouse moves what is near.

const NEAREST = 3
const SLACK = 8 // pixels that are still a tap

export class Zoom {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  moved = false
  private fingers = new Map<number, { x: number; y: number }>()

  get style(): string {
    return this.k === 1 ? '' : `transform:translate(${this.x}px,${this.y}px) scale(${this.k})`
  }

  /** Nearer by a factor, with the point under the fingers staying where it is. */
  by(factor: number, x: number, y: number, width: number, height: number): void {
    const k = Math.max(1, Math.min(NEAREST, this.k * factor))
    this.to(k, x - ((x - this.x) * k) / this.k, y - ((y - this.y) * k) / this.k, width, height)
  }

  private to(k: number, x: number, y: number, width: number, height: number): void {
    this.k = k
    this.x = Math.min(0, Math.max(width * (1 - k), x))
    this.y = Math.min(0, Math.max(height * (1 - k), y))
  }

  watch = (element: HTMLElement) => {
    const at = (event: PointerEvent | WheelEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y, w: box.width, h: box.height }
    }
    const down = (event: PointerEvent) => {
      this.moved = false
      if (event.pointerType !== 'mouse' || this.k > 1) this.fingers.set(event.pointerId, at(event))
    }
    const move = (event: PointerEvent) => {
      const before = this.fingers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot)
      if (other) {
        const far = (spot: { x: number; y: number }) => Math.hypot(spot.x - other.x, spot.y - other.y)
        this.by(far(now) / (far(before) || 1), other.x, other.y, now.w, now.h)
        this.moved = true
      } else if (this.k > 1 && (this.moved || Math.hypot(now.x - before.x, now.y - before.y) > SLACK)) {
        this.to(this.k, this.x + now.x - before.x, this.y + now.y - before.y, now.w, now.h)
        this.moved = true
      } else return
      this.fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent) => this.fingers.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { x, y, w, h } = at(event)
      this.by(Math.exp(-event.deltaY / 300), x, y, w, h)
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
