import { keep, recall } from './store'
import type { Opened, SeatKey } from './types'

/** The keys this browser holds, by table; the newest table last. */
type Ring = Record<string, { keys: SeatKey[]; invitations: SeatKey[] }>

const ring = (): Ring => recall<Ring>('keys', {})

export function keysOf(table: string): SeatKey[] {
  return ring()[table]?.keys ?? []
}

export function invitationsOf(table: string): SeatKey[] {
  return ring()[table]?.invitations ?? []
}

export function myTables(): string[] {
  return Object.keys(ring()).reverse()
}

export function keepOpened(opened: Opened): void {
  const all = ring()
  all[opened.table.id] = { keys: opened.keys, invitations: opened.invitations }
  keep('keys', all)
}

export function keepKey(table: string, key: SeatKey): void {
  const all = ring()
  const had = all[table] ?? { keys: [], invitations: [] }
  all[table] = { ...had, keys: [...had.keys.filter((k) => k.seat !== key.seat), key] }
  keep('keys', all)
}

export function forget(table: string): void {
  const all = ring()
  delete all[table]
  keep('keys', all)
}

/** 128 random bits as text: this browser's share in the dice. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')
}
