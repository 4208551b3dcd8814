// Where everything stands, in the units of the drawing: once for wide screens, once for tall ones.

export interface Plate {
  x: number
  y: number
  w: number
  h: number
  art: number // the size of the station's picture
  docks: { x: number; y: number; step: number; size: number; row: number } // from the plate's corner; `row` docks side by side
  stacked?: boolean // what it needs and gives on two lines
}

export interface Layout {
  name: 'wide' | 'tall'
  width: number
  height: number
  planet: { x: number; y: number; r: number }
  score: { r: number; from: number; to: number; rocket: number } // degrees; 0 is to the right, −90 the top
  plates: Record<string, Plate>
  tracks: { x: number; y: number; dx: number; dy: number; dock: number; circle: number; radius: number }
  cards: { x: number; y: number; w: number; h: number; dx: number; dy: number }
  deck: { x: number; y: number; w: number; h: number }
  sun: { x: number; y: number; r: number }
  moon: { x: number; y: number; r: number }
  text: { title: number; line: number; name: number; dome: number }
}

const row = { x: 15, y: 48, step: 26.5, size: 25, row: 8 }
const wide = (x: number, y: number): Plate => ({ x, y, w: 226, h: 82, art: 42, docks: row })

export const WIDE: Layout = {
  name: 'wide',
  width: 900,
  height: 560,
  planet: { x: 450, y: 256, r: 178 },
  score: { r: 200, from: -168, to: -12, rocket: 18 },
  plates: {
    solar_converter: wide(16, 16),
    lunar_mine: wide(6, 128),
    orbital_market: wide(6, 240),
    shipyard: wide(16, 352),
    alien_artifact: { ...wide(658, 16), h: 172 },
    colony_constructor: wide(668, 216),
    raiders_outpost: wide(660, 330),
    maintenance_bay: { x: 8, y: 462, w: 168, h: 90, art: 34, docks: { x: 14, y: 46, step: 24, size: 22, row: 6 } },
    colonist_hub: { x: 184, y: 462, w: 532, h: 90, art: 34, docks: row },
    terraforming_station: { x: 724, y: 440, w: 168, h: 112, art: 42, docks: { x: 62, y: 68, step: 30, size: 30, row: 1 }, stacked: true },
  },
  tracks: { x: 16, y: 40, dx: 262, dy: 25, dock: 21, circle: 21, radius: 7.5 },
  cards: { x: 672, y: 98, w: 47, h: 80, dx: 51, dy: 0 },
  deck: { x: 826, y: 98, w: 46, h: 80 },
  sun: { x: 30, y: 20, r: 74 },
  moon: { x: 20, y: 176, r: 50 },
  text: { title: 14, line: 11.5, name: 12, dome: 25 },
}

const slim = { x: 6, y: 32, step: 22.4, size: 22, row: 8 }
const tall = (x: number, y: number): Plate => ({ x, y, w: 188, h: 60, art: 26, docks: slim })

export const TALL: Layout = {
  name: 'tall',
  width: 390,
  height: 590,
  planet: { x: 195, y: 262, r: 113 },
  score: { r: 128, from: -172, to: -8, rocket: 13 },
  plates: {
    solar_converter: tall(4, 4),
    lunar_mine: tall(198, 4),
    orbital_market: tall(4, 68),
    shipyard: tall(198, 68),
    maintenance_bay: { x: 4, y: 136, w: 50, h: 244, art: 24, docks: { x: 6, y: 46, step: 24, size: 20, row: 1 }, stacked: true },
    colony_constructor: tall(4, 386),
    alien_artifact: tall(198, 386),
    raiders_outpost: tall(4, 450),
    terraforming_station: tall(198, 450),
    colonist_hub: { x: 4, y: 514, w: 382, h: 74, art: 22, docks: slim },
  },
  tracks: { x: 10, y: 36, dx: 190, dy: 25, dock: 19.5, circle: 15.4, radius: 6 },
  cards: { x: 336, y: 136, w: 50, h: 58, dx: 0, dy: 62 },
  deck: { x: 336, y: 322, w: 50, h: 58 },
  sun: { x: 18, y: 8, r: 46 },
  moon: { x: 372, y: 34, r: 40 },
  text: { title: 11.5, line: 10, name: 10, dome: 18 },
}

/** A point on the score's arc. */
export function onArc(layout: Layout, points: number, further = 0): { x: number; y: number; turn: number } {
  const { from, to, r } = layout.score
  const turn = from + ((to - from) * Math.min(points, 20)) / 20
  const angle = (turn * Math.PI) / 180
  return {
    x: layout.planet.x + (r + further) * Math.cos(angle),
    y: layout.planet.y + (r + further) * Math.sin(angle),
    turn: turn + 90,
  }
}
