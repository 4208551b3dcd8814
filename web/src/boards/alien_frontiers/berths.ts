// Which ship lies in which dock.  The view only says where a ship is docked; here it keeps its dock while it stays.

import type { ShipView } from '../../lib/views/alien_frontiers'

/** The docks in order, each with the id of its ship or ''.  Ships that come together take a free set of `group` docks. */
export function berths(before: string[], ships: ShipView[], group: number, all: number): string[] {
  const here = new Set(ships.map((ship) => ship.id))
  const docks = Array.from({ length: Math.max(all, before.length) }, (_, i) => (here.has(before[i] ?? '') ? before[i]! : ''))
  const fresh = ships.filter((ship) => !docks.includes(ship.id))
  fresh.sort((a, b) => a.owner - b.owner || a.face - b.face)
  for (let i = 0; i < fresh.length; i += group) {
    let start = 0
    while (docks.slice(start, start + group).some(Boolean)) start += group
    fresh.slice(i, i + group).forEach((ship, k) => (docks[start + k] = ship.id))
  }
  while (docks.length > all && !docks[docks.length - 1]) docks.pop()
  return Array.from(docks, (id) => id ?? '')
}
