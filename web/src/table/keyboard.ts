import { prefs } from '../lib/prefs.svelte'
import type { Session } from '../lib/session.svelte'
import type { DialogName } from './Dialogs.svelte'

interface Page {
  tab: (to: string) => void
  dialog: (to: DialogName) => void
}

/** Everything on the table page by keyboard; typing and open dialogs keep their keys. */
export function keyboard(event: KeyboardEvent, session: Session, page: Page): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input, select, textarea, [role="dialog"], [role="menu"], .driver-popover')) return
  if (event.key.startsWith('Arrow')) {
    if (!target.closest('[role="tablist"]') && roam(event.key)) event.preventDefault()
    return
  }
  const act = action(event.key, session, page)
  if (!act) return
  event.preventDefault()
  act()
}

function action(key: string, session: Session, page: Page): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => document.querySelectorAll<HTMLElement>('[data-option]')[Number(key) - 1]?.click()
  switch (key.toLowerCase()) {
    case 'escape':
      return () => session.choice.clear()
    case 'u':
      return () => session.undo(false)
    case 'r':
      return () => session.undo(true)
    case 'e':
      return () => session.endTurn()
    case 's':
      return () => session.table.stage.skip()
    case 'l':
      return () => page.tab('log')
    case 'c':
      return () => page.tab('chat')
    case 'g':
      return () => prefs.set('plain', !prefs.all.plain)
    case '?':
      return () => page.dialog('keys')
  }
  return undefined
}

const reachable = '[data-host] button:not(:disabled), [data-host] [tabindex="0"], [data-option]'

/** Moves the focus to the nearest thing in the arrow's direction; from nowhere, to the first. */
export function roam(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter((thing) => thing.checkVisibility())
  const from = document.activeElement
  if (!from || !all.includes(from as HTMLElement)) {
    all[0]?.focus()
    return all.length > 0
  }
  const here = middle(from)
  let best: { thing: HTMLElement; cost: number } | undefined
  for (const thing of all) {
    if (thing === from) continue
    const there = middle(thing)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key] ?? 0
    if (along <= 2) continue
    const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx)
    const cost = along + aside * 2.5
    if (!best || cost < best.cost) best = { thing, cost }
  }
  best?.thing.focus()
  return best !== undefined
}

function middle(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
