// What a thing on the table is, in words: for tips, menus and screen readers.

export interface Described {
  title: string
  lines: { label?: string; text: string }[]
  rule?: string
  face?: unknown // a card, which a board may show instead of its title
}

/** A description as one sentence. */
export function sentence({ title, lines }: Described): string {
  return [title, ...lines.map((line) => `${line.label ? `${line.label}: ` : ''}${line.text}`.replace(/\.$/, ''))].join('. ')
}
