// What makes a drawn thing clickable: pointer, keyboard, focus and words, as attributes to spread on it.

import './hot.css'
import type { Selection } from './selection.svelte'

const DRAG_FROM = 7 // pixels

/** Attributes for a thing with this id.  `always`: worth a stop of the keyboard even when nothing can be done with it. */
export function hot(selection: Selection, id: string, label: string, always = false) {
  const open = selection.open(id)
  const reason = open ? '' : (selection.reasons[id]?.text ?? '')
  const reachable = open || always
  const gain = selection.gain(id)
  const sentence = [label, gain, reason].filter(Boolean).join('. ')
  const box = (event: Event) => (event.currentTarget as Element).getBoundingClientRect()
  return {
    'data-hot': id,
    class: state(selection, id, open, reachable),
    role: reachable ? 'button' : 'img',
    tabindex: reachable ? 0 : -1, // said outright: a drawn thing that listens for focus would take it
    'aria-label': sentence,
    'aria-pressed': open ? selection.isSelected(id) : undefined,
    'aria-disabled': reachable && !open ? true : undefined,
    onclick: (event: MouseEvent) => {
      if (!reachable && !reason) return
      event.stopPropagation()
      selection.click(id, box(event))
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      selection.click(id, box(event))
    },
    // A long press on a phone: what it is, without choosing it.
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
      selection.hover(id, box(event))
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && selection.hover(id, box(event)),
    onpointerleave: () => selection.hovered === id && selection.hover(''),
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) selection.hover(id, box(event))
    },
    onblur: () => selection.hovered === id && selection.hover(''),
  }
}

function state(selection: Selection, id: string, open: boolean, reachable: boolean): string {
  const words = ['hot']
  if (reachable) words.push('reachable')
  if (selection.isSelected(id)) words.push('selected')
  else if (selection.aimed(id)) words.push('aimed')
  else if (selection.lit(id)) words.push(selection.aim.length > selection.selected.length && selection.hovered !== id ? 'faint' : 'lit')
  else if (!open && id in selection.reasons) words.push('closed')
  if (selection.marked.includes(id)) words.push('marked')
  return words.join(' ')
}

/** Lets a piece be dragged onto whatever can take it. */
export function draggable(selection: Selection, id: string) {
  return (element: Element) => {
    let start: PointerEvent | null = null
    const move = (event: PointerEvent) => {
      if (!start) return
      if (!selection.dragged && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG_FROM) return
      if (!selection.dragged) selection.selected = [id]
      selection.tip = selection.menu = null
      selection.dragged = { id, x: event.clientX, y: event.clientY }
      selection.hovered = under(event)?.dataset.hot ?? ''
    }
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      start = null
      if (!selection.dragged) return
      const target = event.type === 'pointerup' ? under(event) : null
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      selection.drop(id, target?.dataset.hot ?? '', target?.getBoundingClientRect())
    }
    const begin = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !selection.open(id)) return
      start = event
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', end)
      window.addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', begin)
    return () => element.removeEventListener('pointerdown', begin)
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function under(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-hot]') ?? null
}
