import type { OptionInfo } from './types'

/** Options that differ in one word only, as one row: "Dock … at the Lunar Mine" with the ships to choose from. */
export interface Row {
  label: string
  choices: { option: OptionInfo; label: string }[]
}

export interface Group {
  verb: string
  title: string
  rows: Row[]
}

const GAP = '…'
const enders = ['end_turn', 'end', 'done', 'pass', 'stop', 'forgo']

/** The option that ends a turn or a step, where there is one. */
export function ending(options: OptionInfo[]): OptionInfo | undefined {
  return options.find((option) => enders.includes(option.text))
}

/** Options by verb, in the order offered; what differs in one word only shares a row. */
export function grouped(options: OptionInfo[]): Group[] {
  const byVerb = Map.groupBy(options, (option) => option.text.split(' ', 1)[0]!)
  return [...byVerb].map(([verb, list]) => ({ verb, title: titled(verb), rows: rowsOf(list) }))
}

/** All options in the order in which they stand on screen. */
export function inOrder(groups: Group[]): OptionInfo[] {
  return groups.flatMap((group) => group.rows.flatMap((row) => row.choices.map((choice) => choice.option)))
}

function rowsOf(options: OptionInfo[]): Row[] {
  const plain = options.map((option) => ({ label: '', choices: [{ option, label: option.say.text }] }))
  if (options.length < 3) return plain
  const names = Object.keys(options[0]?.say.args ?? {})
  const ways = names.map((name) => rowsBy(options, name)).filter((rows) => rows.length > 0)
  const lowest = ways.sort((a, b) => height(a) - height(b))[0]
  return lowest && height(lowest) < height(plain) ? lowest : plain
}

/** About how many lines the rows take on screen: a label, then as many chips to a line as fit. */
function height(rows: Row[]): number {
  const lines = rows.map((row) => {
    const [{ option }] = row.choices as [Row['choices'][number]]
    if (row.choices.length === 1) return Math.ceil((option.say.text.length + option.gain.length) / 38)
    const same = new Set(row.choices.map((choice) => choice.option.gain)).size === 1
    const letters = row.choices.map(({ label, option }) => label.length + (same ? 0 : option.gain.length + 1) + 5)
    const all = letters.reduce((sum, n) => sum + n, row.label.length + (same ? option.gain.length + 1 : 0))
    return Math.ceil(all / 50)
  })
  return lines.reduce((sum, n) => sum + n, 0)
}

/** Rows in which only the argument `name` differs; none where the sentences do not allow it. */
function rowsBy(options: OptionInfo[], name: string): Row[] {
  const rows = new Map<string, Row>()
  for (const option of options) {
    const value = option.say.args?.[name]
    if (value === undefined || !String(value)) return []
    const label = without(option.say.text, String(value))
    if (!label) return []
    const row = rows.get(label) ?? { label, choices: [] }
    row.choices.push({ option, label: String(value) })
    rows.set(label, row)
  }
  return [...rows.values()]
}

function without(text: string, word: string): string {
  const at = ` ${text} `.indexOf(` ${word} `)
  return at < 0 ? '' : `${text.slice(0, at)}${GAP}${text.slice(at + word.length)}`
}

const titled = (verb: string) => verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('_', ' ')
