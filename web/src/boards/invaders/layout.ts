// Where everything stands, in the units of the drawing: once for wide screens, once for tall ones.

import type { Box } from '../../widgets/place'

export interface Layout {
  name: 'wide' | 'tall'
  width: number
  height: number
  track: Box & { across: boolean }
  zones: Box[] // in the order of the view
  enemy: Box
  own: Box
  sheet: Box // discards that are looked through, a deck that is changed
}

export const WIDE: Layout = {
  name: 'wide',
  width: 960,
  height: 545,
  track: { x: 6, y: 6, w: 44, h: 533, across: false },
  zones: [58, 282, 506].map((x) => ({ x, y: 6, w: 218, h: 533 })),
  enemy: { x: 732, y: 6, w: 222, h: 262 },
  own: { x: 732, y: 276, w: 222, h: 263 },
  sheet: { x: 58, y: 6, w: 666, h: 533 },
}

export const TALL: Layout = {
  name: 'tall',
  width: 390,
  height: 503,
  track: { x: 4, y: 3, w: 382, h: 28, across: true },
  zones: [4, 133, 262].map((x) => ({ x, y: 101, w: 124, h: 332 })),
  enemy: { x: 4, y: 34, w: 382, h: 64 },
  own: { x: 4, y: 436, w: 382, h: 64 },
  sheet: { x: 4, y: 34, w: 382, h: 466 },
}
