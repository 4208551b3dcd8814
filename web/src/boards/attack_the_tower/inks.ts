// The seats' colours as printer's ink, dark enough for paper; each has its own shape of shield.

import type { Look } from '../../lib/seats'

export interface Ink {
  name: string
  colour: string
  pale: string
  shield: string // within a circle of radius 20 round the origin
}

const HEATER = 'M-17-17Q0-21 17-17V2Q16 14 0 21Q-16 14-17 2Z'
const ROUND = 'M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z'

export const PRINT = '#231a12' // the black of the blocks
export const PAPER = '#f3e7c8'
export const CHANGED = '#ffc14d' // under a power that its card does not say

const INKS: Record<string, Omit<Ink, 'name'>> = {
  Red: { colour: '#9c2f1d', pale: '#e7c3ac', shield: HEATER },
  Blue: { colour: '#1f4f7d', pale: '#bccbd0', shield: ROUND },
}

export function inkOf(look: Look | undefined): Ink {
  const name = look?.name ?? 'Nobody'
  return { name, ...(INKS[name] ?? { colour: '#4a4034', pale: '#d5c8a8', shield: ROUND }) }
}
