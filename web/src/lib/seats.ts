/** A seat's colour and shape: always shown together, so that colour is never alone. */
export interface Look {
  name: string
  shape: string
  colour: string
  /** Text that stands on the colour. */
  ink: string
}

const looks: Record<string, Look> = {
  red: { name: 'Red', shape: '▲', colour: '#ff7b6b', ink: '#2b0703' },
  blue: { name: 'Blue', shape: '●', colour: '#62b0ff', ink: '#021a33' },
  green: { name: 'Green', shape: '■', colour: '#43c795', ink: '#02261a' },
  gold: { name: 'Gold', shape: '◆', colour: '#f5c84b', ink: '#2b2000' },
  violet: { name: 'Violet', shape: '⬟', colour: '#c7a4ff', ink: '#1d0a3a' },
  white: { name: 'White', shape: '✚', colour: '#f3efe6', ink: '#20242e' },
}

const order = Object.values(looks)

/** Sides that a game names instead of colouring them. */
const sides: Record<string, Look> = {
  mankind: { name: 'Mankind', shape: '●', colour: '#4fd8ff', ink: '#02212c' },
  invader: { name: 'Invader', shape: '▲', colour: '#ff6f69', ink: '#2b0405' },
}

/** The look of a colour's name; names that no seat has get the seat's place in the order. */
export function lookOf(name: string, seat: number): Look {
  const found = looks[name.toLowerCase()] ?? sides[name.toLowerCase()]
  if (found) return found
  const spare = order[((seat % order.length) + order.length) % order.length]!
  return { ...spare, name }
}
