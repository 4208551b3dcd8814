// Where everything stands, in the units of the drawing: once for wide screens, once for tall ones.

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

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

const WIDE_PLOT = { w: 80, h: 128, token: 35 }
const wideTerritories = (y: number) => three((i) => ({ x: 122 + i * 257, y, w: 250, h: 150 }))
const widePlots = (y: number) => three((i) => ({ x: 2 + i * 83, y }))
const widePiles = (y: number) => ({
  bases: { draw: { x: 12, y: y + 20, w: 46, h: 62 }, spent: { x: 66, y: y + 20, w: 46, h: 62 } },
  abilities: { draw: { x: 12, y: y + 106, w: 46, h: 62 }, spent: { x: 66, y: y + 106, w: 46, h: 62 } },
})

export const WIDE: Layout = {
  name: 'wide',
  width: 900,
  height: 540,
  ribbon: { x: 122, y: 250, w: 764, h: 40 },
  far: {
    palace: { x: 390, y: 6, w: 228, h: 86 },
    art: { x: 504, foot: 88, size: 82 },
    specials: { x: 62, y: 52, step: 36, size: 36 },
    territories: wideTerritories(96),
    label: 15,
    plots: widePlots(20),
    plot: {
      ...WIDE_PLOT,
      name: { x: 40, y: 12, size: 11.5, middle: true },
      building: { x: 40, foot: 84, size: 66 },
      power: { x: 67, y: 76, size: 17 },
      troops: [{ x: 21, y: 105 }, { x: 59, y: 105 }],
    },
    piles: widePiles(10),
    banner: { x: 132, y: 34, w: 240, lines: true, middle: false },
    held: { x: 640, y: 14, w: 246, card: 20 },
    effects: { x: 655, y: 64, step: 45, size: 28, words: true },
  },
  near: {
    palace: { x: 390, y: 448, w: 228, h: 86 },
    art: { x: 504, foot: 528, size: 82 },
    specials: { x: 62, y: 494, step: 36, size: 36 },
    territories: wideTerritories(294),
    label: 144,
    plots: widePlots(3),
    plot: {
      ...WIDE_PLOT,
      name: { x: 40, y: 124, size: 11.5, middle: true },
      building: { x: 40, foot: 110, size: 66 },
      power: { x: 67, y: 102, size: 17 },
      troops: [{ x: 21, y: 23 }, { x: 59, y: 23 }],
    },
    piles: widePiles(358),
    banner: { x: 132, y: 478, w: 240, lines: true, middle: false },
    held: { x: 640, y: 500, w: 246, card: 20 },
    effects: { x: 655, y: 466, step: 45, size: 28, words: true },
  },
}

const tallTerritories = (y: number) => three((i) => ({ x: 4 + i * 128, y, w: 126, h: 140 }))
const tallPlots = (y: number) => three((i) => ({ x: 2, y: y + i * 42 }))
const tallPiles = (y: number) => ({
  bases: { draw: { x: 6, y, w: 36, h: 48 }, spent: { x: 46, y: y + 8, w: 28, h: 40 } },
  abilities: { draw: { x: 348, y, w: 36, h: 48 }, spent: { x: 316, y: y + 8, w: 28, h: 40 } },
})
const TALL_PLOT: Plot = {
  w: 122,
  h: 40,
  token: 27,
  name: { x: 44, y: 10, size: 9.5, middle: false },
  building: { x: 22, foot: 38, size: 38 },
  power: { x: 37, y: 33, size: 12 },
  troops: [{ x: 62, y: 26 }, { x: 95, y: 26 }],
}

export const TALL: Layout = {
  name: 'tall',
  width: 390,
  height: 478,
  ribbon: { x: 4, y: 223, w: 382, h: 32 },
  far: {
    palace: { x: 80, y: 4, w: 230, h: 56 },
    art: { x: 195, foot: 58, size: 54 },
    specials: { x: 44, y: 36, step: 30, size: 28 },
    territories: tallTerritories(80),
    label: 11,
    plots: tallPlots(14),
    plot: TALL_PLOT,
    piles: tallPiles(6),
    banner: { x: 6, y: 74, w: 150, lines: false, middle: false },
    held: { x: 172, y: 62, w: 70, card: 10 },
    effects: { x: 268, y: 70, step: 20, size: 17, words: false },
  },
  near: {
    palace: { x: 80, y: 420, w: 230, h: 56 },
    art: { x: 195, foot: 474, size: 54 },
    specials: { x: 44, y: 452, step: 30, size: 28 },
    territories: tallTerritories(258),
    label: 137,
    plots: tallPlots(2),
    plot: TALL_PLOT,
    piles: tallPiles(424),
    banner: { x: 6, y: 414, w: 150, lines: false, middle: false },
    held: { x: 172, y: 402, w: 70, card: 10 },
    effects: { x: 268, y: 410, step: 20, size: 17, words: false },
  },
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
