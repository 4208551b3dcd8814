import { keep, recall } from './store'
import type { PoolCard } from './types'

export const STANDARD = 'standard'

type Saved = Record<string, string>

/** The deck that this browser has saved for a setting of a game, as its text; none: ''. */
export function savedDeck(game: string, setting: string): string {
  return recall<Saved>(`decks.${game}`, {})[setting] ?? ''
}

export function saveDeck(game: string, setting: string, text: string): void {
  keep(`decks.${game}`, { ...recall<Saved>(`decks.${game}`, {}), [setting]: text })
}

/** A deck as the changes to the standard one: 'key:+1,other:-1'. */
export function deckText(cards: PoolCard[], counts: Record<string, number>): string {
  const changes = cards.map((card) => [card.key, (counts[card.key] ?? card.copies) - card.copies] as const)
  const told = changes.filter(([, by]) => by !== 0).map(([key, by]) => `${key}:${by > 0 ? '+' : ''}${by}`)
  return told.join(',') || STANDARD
}

/** The counts that a deck's text stands for; what it cannot mean is left at the standard. */
export function deckCounts(cards: PoolCard[], text: string): Record<string, number> {
  const counts = Object.fromEntries(cards.map((card) => [card.key, card.copies]))
  for (const change of text.split(',')) {
    const [key = '', by = ''] = change.split(':')
    const card = cards.find((one) => one.key === key)
    if (card) counts[key] = Math.max(0, Math.min(card.most, card.copies + (Number.parseInt(by, 10) || 0)))
  }
  return counts
}
