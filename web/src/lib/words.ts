import type { SeatInfo, TableInfo } from './types'

/** `AF 4.7` as the id of its paragraph in the rules. */
export const ruleId = (rule: string) => rule.trim().replace(/\s+/g, '-')

export const ruleLink = (game: string, rule: string) => `/rules/${game}#${ruleId(rule)}`

export function seatName(seat: SeatInfo | undefined, colour: string): string {
  return seat?.name || colour
}

/** Names as a person lists them. */
export function listed(names: string[], last = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

export function ago(when: string): string {
  const minutes = Math.round((Date.now() - Date.parse(when)) / 60_000)
  if (!Number.isFinite(minutes)) return ''
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 60 * 24) return `${Math.round(minutes / 60)} h ago`
  return new Date(when).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
}

/** What the proof of a record found about its dice. */
export function fairWords(found: string): string {
  const words: Record<string, string> = {
    proved: 'Every die and card was computed again from the secret: all of it is fair.',
    'not revealed yet': 'The secret is shown when the game is over; until then nobody can check the dice.',
    'no commitment': 'This record carries no fingerprint, so its dice cannot be proved.',
  }
  return words[found] ?? found
}

export const stateWords: Record<TableInfo['state'], string> = {
  waiting: 'waiting for players',
  playing: 'being played',
  over: 'finished',
}

export function ordinal(place: number): string {
  return ['', '1st', '2nd', '3rd'][place] ?? `${place}th`
}

/** Saves a text as a file on the reader's machine. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
