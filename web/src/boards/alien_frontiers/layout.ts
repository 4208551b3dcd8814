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
  claim: { x: number; y: number; w: number } // on the way to a card, on the Alien Artifact's plate
  sun: { x: number; y: number; r: number }
  moon: { x: number; y: number; r: number }
  text: { title: number; line: number; name: number; dome: number }
}

const row = { x: 11, y: 48, step: 25.5, size: 25, row: 8 }
const wide = (x: number, y: number): Plate => ({ x, y, w: 226, h: 82, art: 42, docks: row })

export const WIDE: Layout = {
  name: 'wide',
  width: 900,
  height: 560,
  planet: { x: 450, y: 256, r: 178 },
  score: { r: 200, from: -146, to: -34, rocket: 15 },
  plates: {
    solar_converter: wide(28, 16),
    lunar_mine: wide(22, 128),
    orbital_market: wide(8, 240),
    shipyard: wide(20, 352),
    alien_artifact: { ...wide(648, 14), h: 172 },
    colony_constructor: wide(666, 222),
    raiders_outpost: wide(654, 344),
    maintenance_bay: { x: 8, y: 462, w: 172, h: 90, art: 34, docks: { x: 12, y: 44, step: 24, size: 22, row: 6 } },
    colonist_hub: { x: 188, y: 462, w: 492, h: 90, art: 34, docks: row },
    terraforming_station: { x: 688, y: 462, w: 204, h: 90, art: 42, docks: { x: 14, y: 50, step: 36, size: 33, row: 1 } },
  },
  tracks: { x: 14, y: 40, dx: 242, dy: 24.5, dock: 21, circle: 21, radius: 7.5 },
  cards: { x: 662, y: 97, w: 47, h: 80, dx: 51, dy: 0 },
  deck: { x: 815, y: 97, w: 46, h: 80 },
  claim: { x: 780, y: 76, w: 80 },
  sun: { x: 34, y: 22, r: 78 },
  moon: { x: 22, y: 168, r: 62 },
  text: { title: 14, line: 11.5, name: 12, dome: 25 },
}

const slim = { x: 6, y: 31, step: 22.4, size: 22, row: 8 }
const tall = (x: number, y: number): Plate => ({ x, y, w: 189, h: 56, art: 26, docks: slim })

export const TALL: Layout = {
  name: 'tall',
  width: 390,
  height: 566,
  planet: { x: 195, y: 251, r: 111 },
  score: { r: 124.5, from: -149, to: -31, rocket: 12 },
  plates: {
    solar_converter: tall(4, 4),
    lunar_mine: tall(197, 4),
    orbital_market: tall(4, 64),
    shipyard: tall(197, 64),
    maintenance_bay: { x: 4, y: 126, w: 50, h: 244, art: 24, docks: { x: 4, y: 46, step: 21, size: 20, row: 2 }, stacked: true },
    colony_constructor: tall(4, 375),
    alien_artifact: tall(197, 375),
    raiders_outpost: tall(4, 435),
    terraforming_station: tall(197, 435),
    colonist_hub: { x: 4, y: 495, w: 382, h: 68, art: 22, docks: slim },
  },
  tracks: { x: 6, y: 22, dx: 187, dy: 22, dock: 19.5, circle: 15.2, radius: 6 },
  cards: { x: 336, y: 126, w: 50, h: 58, dx: 0, dy: 62 },
  deck: { x: 336, y: 312, w: 50, h: 58 },
  claim: { x: 302, y: 418, w: 76 },
  sun: { x: 18, y: 8, r: 46 },
  moon: { x: 372, y: 34, r: 40 },
  text: { title: 12, line: 11, name: 10.5, dome: 19 },
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
