// Puts something that floats beside what it belongs to, within the window.

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
