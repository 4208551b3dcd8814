// Where sections, spaces and the seats' sheets lie, in pixels of the room that the board is given.

import type { InvasionView, Section } from '../../lib/views/conquest'
import type { Box } from '../../widgets/place'

export interface Layout {
  narrow: boolean
  sections: Record<string, Box>
  spaces: Record<string, Box>
  sheets: Box[] // by seat; none on a phone
  roads: string
}

const EDGE = 0.06 // rows of two leave the corners free, so that only what is adjacent touches
const BETWEEN = 1 / 6 // where a space lies on the corners of four sections
const SHEETS = 104

/** A space within its section, both from 0 to 1: rows of two, three and two, numbered clockwise. */
function within(k: number, edge: number): Box {
  const row = k === 1 || k === 2 ? 0 : k === 4 || k === 5 ? 2 : 1
  const whole: Record<number, number> = { 6: 0, 0: 1 / 3, 3: 2 / 3 }
  const x = whole[k]
  if (x !== undefined) return { x, y: row / 3, w: 1 / 3, h: 1 / 3 }
  return { x: k === 1 || k === 5 ? edge : 0.5, y: row / 3, w: 0.5 - edge, h: 1 / 3 }
}

/** The same a quarter to the left, for boards that are a column on a wide screen. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: 1 - x - w, w: h, h: w })

const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

/** How many sections lie side by side and one above the other. */
export function gridOf(sections: Section[], wide: boolean): { across: number; down: number; turn: boolean } {
  const columns = Math.max(...sections.map((s) => s.column)) + 1
  const rows = Math.max(...sections.map((s) => s.row)) + 1
  const turn = columns === 1 && wide
  return { across: turn ? rows : columns, down: turn ? 1 : rows, turn }
}

export function layoutOf(view: InvasionView, width: number, height: number, narrow: boolean): Layout {
  const { across, down, turn } = gridOf(view.sections, width > height)
  const between = view.spaces.filter((space) => !view.sections.some((section) => section.key === space.key[0]))
  const below = !narrow && across * down === view.sections.length // no free corners for the sheets
  const room = height - (below ? SHEETS : 0)
  const gap = narrow ? 3 : 6
  const cell = { w: width / across, h: Math.min(room / down, (width / across) * 1.25) }
  const top = (room - cell.h * down) / 2
  const sections: Record<string, Box> = {}
  const spaces: Record<string, Box> = {}
  for (const { key, column, row } of view.sections) {
    const [c, r] = turn ? [row, 0] : [column, row]
    const box = { x: c * cell.w + gap, y: top + r * cell.h + gap, w: cell.w - 2 * gap, h: cell.h - 2 * gap }
    sections[key] = box
    for (let k = 0; k < 7; k += 1) {
      const it = within(k, between.length ? BETWEEN : EDGE)
      const { x, y, w, h } = turn ? turned(it) : it
      spaces[key + k] = { x: box.x + x * box.w + 2, y: box.y + y * box.h + 2, w: w * box.w - 4, h: h * box.h - 4 }
    }
  }
  for (const { key, near } of between) spaces[key] = amid(near.map((other) => spaces[other]!), cell)
  const roads = view.spaces
    .flatMap(({ key, near }) => near.filter((other) => other > key).map((other) => `M${middle(spaces[key]!)}L${middle(spaces[other]!)}`))
    .join('')
  return { narrow, sections, spaces, sheets: narrow ? [] : sheetsOf(view, cell, { across, down, top, room, below, width }), roads }
}

/** A card over the corner where four sections meet. */
function amid(neighbours: Box[], cell: { w: number; h: number }): Box {
  const mean = (n: 0 | 1) => neighbours.reduce((sum, box) => sum + middle(box)[n], 0) / neighbours.length
  const [w, h] = [cell.w / 3 - 8, cell.h * 0.42]
  return { x: mean(0) - w / 2, y: mean(1) - h / 2, w, h }
}

interface Grid {
  across: number
  down: number
  top: number
  room: number
  below: boolean
  width: number
}

/** The seats' sheets: in a row below a full board, otherwise in the free cell that is next to their section. */
function sheetsOf(view: InvasionView, cell: { w: number; h: number }, { across, down, top, room, below, width }: Grid): Box[] {
  const n = view.seats.length
  if (below) return view.seats.map((_, i) => ({ x: (i * width) / n + 6, y: room + 2, w: width / n - 12, h: SHEETS - 8 }))
  const taken = new Set(view.sections.map((s) => `${s.column},${s.row}`))
  const free = Array.from({ length: across * down }, (_, i) => ({ c: i % across, r: Math.floor(i / across), seats: [] as number[] }))
    .filter(({ c, r }) => !taken.has(`${c},${r}`))
  const each = Math.ceil(n / free.length)
  for (const { seat } of view.seats) {
    const own = view.sections.find((section) => section.seat === seat)!
    const far = ({ c, r, seats }: (typeof free)[number]) => (seats.length < each ? 0 : 99) + Math.hypot(c - own.column, r - own.row) + seats.length / 9
    free.reduce((best, one) => (far(one) <= far(best) ? one : best)).seats.push(seat)
  }
  return view.seats.map(({ seat }) => {
    const { c, r, seats } = free.find((one) => one.seats.includes(seat))!
    const h = (cell.h - 16) / seats.length
    return { x: c * cell.w + 8, y: top + r * cell.h + 8 + seats.indexOf(seat) * h, w: cell.w - 16, h: h - (seats.length > 1 ? 4 : 0) }
  })
}
