// Where things go: what floats beside what it belongs to, boxes of a layout, the layout that suits the room.

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A box as the style of what stands there. */
export function placed({ x, y, w, h }: Box): string {
  return `left:${x}px;top:${y}px;width:${w}px;height:${h}px`
}

interface Drawn {
  width: number
  height: number
}

/** How large a drawing can be shown in the room there is. */
export const scaleOf = (layout: Drawn, room: Drawn): number => Math.min(room.width / layout.width, room.height / layout.height)

/** The tall layout where it can be drawn clearly larger than the wide one. */
export const fitting = <L extends Drawn>(wide: L, tall: L, room: Drawn): L =>
  scaleOf(tall, room) > scaleOf(wide, room) * 1.25 ? tall : wide

/** Puts something that floats beside what it belongs to, within the window. */
export function place(it: HTMLElement, box: DOMRect, gap = 8, below = false): void {
  const { offsetWidth: w, offsetHeight: h } = it
  const wide = innerWidth > 640
  const under = box.bottom + gap + h < innerHeight
  const above = box.top - gap - h > 0 && !(below && under)
  let x = below ? box.right - w : box.left + box.width / 2 - w / 2
  let y = above ? box.top - gap - h : box.bottom + gap
  if (!above && !under) {
    y = box.top + box.height / 2 - h / 2
    if (wide) x = box.right + gap + w < innerWidth ? box.right + gap : box.left - gap - w
  }
  it.style.left = `${Math.max(6, Math.min(x, innerWidth - w - 6))}px`
  it.style.top = `${Math.max(6, Math.min(y, innerHeight - h - 6))}px`
}
