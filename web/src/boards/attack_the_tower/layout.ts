// Where everything stands, in the units of the drawing: once for wide screens, once for tall ones.

import type { Box } from '../../widgets/place'

/** A plot from its corner: the building's middle and foot, the troops before it, its name. */
export interface Plot {
  w: number
  h: number
  building: { x: number; foot: number; size: number }
  troops: { x: number; y: number }[]
  token: number
  name: { x: number; y: number; size: number; middle: boolean }
  power: { x: number; y: number; size: number }
}

export interface Side {
  palace: Box
  art: { x: number; foot: number; size: number }
  specials: { x: number; y: number; step: number; size: number } // from the palace's middle, alternating sides
  territories: Box[]
  label: number // of a territory, from its top
  plots: { x: number; y: number }[] // from a territory's corner
  plot: Plot
  piles: Record<string, { draw: Box; spent: Box }>
  banner: { x: number; y: number; w: number; lines: boolean; middle: boolean } // army, games won, card limit
  held: { x: number; y: number; w: number; card: number }
  effects: { x: number; y: number; step: number; size: number; words: boolean }
}

export interface Layout {
  name: 'wide' | 'tall'
  width: number
  height: number
  ribbon: Box // between the kingdoms
  far: Side
  near: Side
}

const three = <T>(make: (i: number) => T): T[] => [make(0), make(1), make(2)]

/** How high everything of a side stands; the kingdoms face one another, so only this differs. */
interface Heights {
  palace: number
  foot: number
  specials: number
  territories: number
  label: number
  plots: number
  piles: number
  banner: number
  held: number
  effects: number
}

function wideSide(y: Heights, plot: { name: number; foot: number; power: number; troops: number }): Side {
  const pile = (x: number, down: number) => ({ x, y: y.piles + down, w: 46, h: 62 })
  return {
    palace: { x: 390, y: y.palace, w: 228, h: 86 },
    art: { x: 504, foot: y.foot, size: 82 },
    specials: { x: 62, y: y.specials, step: 36, size: 36 },
    territories: three((i) => ({ x: 122 + i * 257, y: y.territories, w: 250, h: 150 })),
    label: y.label,
    plots: three((i) => ({ x: 2 + i * 83, y: y.plots })),
    plot: {
      w: 80,
      h: 128,
      token: 35,
      name: { x: 40, y: plot.name, size: 11.5, middle: true },
      building: { x: 40, foot: plot.foot, size: 66 },
      power: { x: 67, y: plot.power, size: 17 },
      troops: [{ x: 21, y: plot.troops }, { x: 59, y: plot.troops }],
    },
    piles: {
      bases: { draw: pile(12, 20), spent: pile(66, 20) },
      abilities: { draw: pile(12, 106), spent: pile(66, 106) },
    },
    banner: { x: 132, y: y.banner, w: 240, lines: true, middle: false },
    held: { x: 640, y: y.held, w: 246, card: 20 },
    effects: { x: 655, y: y.effects, step: 45, size: 28, words: true },
  }
}

export const WIDE: Layout = {
  name: 'wide',
  width: 900,
  height: 540,
  ribbon: { x: 122, y: 250, w: 764, h: 40 },
  far: wideSide(
    { palace: 6, foot: 88, specials: 52, territories: 96, label: 15, plots: 20, piles: 10, banner: 34, held: 14, effects: 64 },
    { name: 12, foot: 84, power: 76, troops: 105 },
  ),
  near: wideSide(
    { palace: 448, foot: 528, specials: 494, territories: 294, label: 144, plots: 3, piles: 358, banner: 478, held: 500, effects: 466 },
    { name: 124, foot: 110, power: 102, troops: 23 },
  ),
}

function tallSide(y: Heights): Side {
  return {
    palace: { x: 80, y: y.palace, w: 230, h: 56 },
    art: { x: 195, foot: y.foot, size: 54 },
    specials: { x: 44, y: y.specials, step: 30, size: 28 },
    territories: three((i) => ({ x: 4 + i * 128, y: y.territories, w: 126, h: 140 })),
    label: y.label,
    plots: three((i) => ({ x: 2, y: y.plots + i * 42 })),
    plot: {
      w: 122,
      h: 40,
      token: 27,
      name: { x: 44, y: 10, size: 9.5, middle: false },
      building: { x: 22, foot: 38, size: 38 },
      power: { x: 37, y: 33, size: 12 },
      troops: [{ x: 62, y: 26 }, { x: 95, y: 26 }],
    },
    piles: {
      bases: { draw: { x: 6, y: y.piles, w: 36, h: 48 }, spent: { x: 46, y: y.piles + 8, w: 28, h: 40 } },
      abilities: { draw: { x: 348, y: y.piles, w: 36, h: 48 }, spent: { x: 316, y: y.piles + 8, w: 28, h: 40 } },
    },
    banner: { x: 6, y: y.banner, w: 150, lines: false, middle: false },
    held: { x: 172, y: y.held, w: 70, card: 10 },
    effects: { x: 268, y: y.effects, step: 20, size: 17, words: false },
  }
}

export const TALL: Layout = {
  name: 'tall',
  width: 390,
  height: 478,
  ribbon: { x: 4, y: 223, w: 382, h: 32 },
  far: tallSide({ palace: 4, foot: 58, specials: 36, territories: 80, label: 11, plots: 14, piles: 6, banner: 74, held: 62, effects: 70 }),
  near: tallSide({ palace: 420, foot: 474, specials: 452, territories: 258, label: 137, plots: 2, piles: 424, banner: 414, held: 402, effects: 410 }),
}

/** Where arrows touch a place: just inside the edge that faces the enemy, or in the palace. */
export function frontOf(layout: Layout, side: Side, place: string): { x: number; y: number } {
  const middle = middleOf(side, place)
  if (place === 'palace') return middle
  const [box, inset] = [side.territories[0]!, layout.name === 'wide' ? 12 : 8]
  return { x: middle.x, y: side === layout.far ? box.y + box.h - inset : box.y + inset }
}

export function middleOf(side: Side, place: string): { x: number; y: number } {
  const box = { west: side.territories[0], centre: side.territories[1], east: side.territories[2] }[place] ?? side.palace
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}
