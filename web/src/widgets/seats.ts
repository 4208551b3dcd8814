// The seats' shapes as paths, for pieces that carry them.

import type { Look } from '../lib/seats'

export type { Look }

export const NOBODY: Look = { name: 'Nobody', shape: '○', colour: '#8fc7c0', ink: '#0d3336' }

// Each shape within a circle of radius 20 round the origin, by the sign that the look has for it.
const SHAPES: Record<string, string> = {
  '▲': 'M0-20Q2-20 3-18L19 13Q21 18 16 18H-16Q-21 18-19 13L-3-18Q-2-20 0-20Z',
  '●': 'M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z',
  '■': 'M-14-17.5H14Q17.5-17.5 17.5-14V14Q17.5 17.5 14 17.5H-14Q-17.5 17.5-17.5 14V-14Q-17.5-17.5-14-17.5Z',
  '◆': 'M0-21Q1.5-21 3-19.5L19.5-3Q21-1.5 21 0T19.5 3L3 19.5Q1.5 21 0 21T-3 19.5L-19.5 3Q-21 1.5-21 0T-19.5-3L-3-19.5Q-1.5-21 0-21Z',
  '⬟': 'M0-20L19-6L12 17H-12L-19-6Z',
  '✚': 'M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z',
}

export function outline(look: Look): string {
  return SHAPES[look.shape] ?? SHAPES['●']!
}
