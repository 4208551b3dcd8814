/** Local storage that may be full, forbidden or damaged without anybody noticing. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`beachhead.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`beachhead.${key}`, JSON.stringify(value))
  } catch {
    // Without storage the page works until it is closed.
  }
}
