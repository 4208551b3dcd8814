// Where sections, spaces and the seats' sheets lie, in pixels of the room there is.

import type { InvasionView } from '../../lib/views/conquest'
import type { Box } from '../../widgets/place'

export interface Layout {
  narrow: boolean
  sections: Record<string, Box>
  spaces: Record<string, Box>
  sheets: Box[] // by seat; none on a phone
  roads: string
}

const EDGE = 0.06 // rows of two leave the corners free, so that only what is adjacent touches
const WHOLE: Record<number, [number, number]> = { 0: [1 / 3, 2 / 3], 3: [2 / 3, 1], 6: [0, 1 / 3] }
const SHEETS = 104

/** A space within its section, both from 0 to 1: rows of two, three and two, numbered clockwise. */
function within(k: number): Box {
  const row = k === 1 || k === 2 ? 0 : k === 4 || k === 5 ? 2 : 1
  const [from, to] = WHOLE[k] ?? (k === 1 || k === 5 ? [EDGE, 0.5] : [0.5, 1 - EDGE])
  return { x: from, y: row / 3, w: to - from, h: 1 / 3 }
}

/** The same a quarter to the left, for boards that are a column on a wide screen. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: 1 - x - w, w: h, h: w })

export function layoutOf(view: InvasionView, width: number, height: number): Layout {
  const narrow = width < 620
  const columns = Math.max(...view.sections.map((s) => s.column)) + 1
  const rows = Math.max(...view.sections.map((s) => s.row)) + 1
  const turn = columns === 1 && width > height
  const [across, down] = turn ? [rows, 1] : [columns, rows]
  const below = !narrow && across * down === view.sections.length // no free corners for the sheets
  const room = height - (below ? SHEETS : 0)
  const gap = narrow ? 3 : 6
  const cell = { w: width / across, h: Math.min(room / down, (width / across) * 1.25) }
  const top = (room - cell.h * down) / 2
  const sections: Record<string, Box> = {}
  const spaces: Record<string, Box> = {}
  const middle = (key: string) => [spaces[key]!.x + spaces[key]!.w / 2, spaces[key]!.y + spaces[key]!.h / 2]
  for (const { key, column, row } of view.sections) {
    const [c, r] = turn ? [row, 0] : [column, row]
    const box = { x: c * cell.w + gap, y: top + r * cell.h + gap, w: cell.w - 2 * gap, h: cell.h - 2 * gap }
    sections[key] = box
    for (let k = 0; k < 7; k += 1) {
      const it = turn ? turned(within(k)) : within(k)
      spaces[key + k] = { x: box.x + it.x * box.w + 2, y: box.y + it.y * box.h + 2, w: it.w * box.w - 4, h: it.h * box.h - 4 }
    }
  }
  const roads = view.spaces
    .flatMap(({ key, near }) => near.filter((other) => other > key).map((other) => `M${middle(key)}L${middle(other)}`))
    .join('')
  return { narrow, sections, spaces, sheets: narrow ? [] : sheetsOf(view, cell, across, down, top, room, below, width), roads }
}

function sheetsOf(
  view: InvasionView,
  cell: { w: number; h: number },
  across: number,
  down: number,
  top: number,
  room: number,
  below: boolean,
  width: number,
): Box[] {
  const n = view.seats.length
  if (below) return view.seats.map((_, i) => ({ x: (i * width) / n + 6, y: room + 2, w: width / n - 12, h: SHEETS - 8 }))
  const taken = new Set(view.sections.map((s) => `${s.column},${s.row}`))
  const free: Box[] = []
  for (let r = 0; r < down; r += 1) {
    for (let c = 0; c < across; c += 1) {
      if (!taken.has(`${c},${r}`)) free.push({ x: c * cell.w + 8, y: top + r * cell.h + 8, w: cell.w - 16, h: cell.h - 16 })
    }
  }
  // Clockwise from the upper right, as the seats' sections are; where corners are too few, they share.
  const each = Math.ceil(n / free.length)
  const order = free.length === 4 ? [1, 3, 2, 0] : [1, 0]
  const slots = order.flatMap((i) => {
    const { x, y, w, h } = free[i]!
    return Array.from({ length: each }, (_, j) => ({ x, y: y + (j * h) / each, w, h: h / each - 4 }))
  })
  return view.seats.map((_, i) => slots[i]!)
}
