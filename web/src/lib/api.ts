import type {
  Analysis,
  Cards,
  Fork,
  Lobby,
  NewTable,
  Opened,
  Problem,
  Replayed,
  ReplayStep,
  RuleParagraph,
  ScorePoint,
  SeatKey,
  TableInfo,
  TakeSeat,
} from './types'

/** What the server could not do, in its own sentence. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

async function call(path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline', 'The server does not answer. Check the connection and try again.', 0)
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(
    problem?.code ?? 'unknown',
    problem?.text ?? `The server answered with status ${answer.status}. Try again in a moment.`,
    answer.status,
  )
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  lobby: () => json<Lobby>('/api/lobby'),
  cards: (game: string) => json<Cards>(`/api/cards/${encodeURIComponent(game)}`),
  tables: () => json<TableInfo[]>('/api/tables'),
  table: (id: string) => json<TableInfo>(at(id)),
  open: (plan: NewTable) => json<Opened>('/api/tables', plan),
  take: (id: string, seat: number, how: TakeSeat) => json<SeatKey>(`${at(id)}/seats/${seat}`, how),
  rename: (id: string, seat: number, token: string, name: string) =>
    json<TableInfo>(`${at(id)}/seats/${seat}/name`, { token, name }),
  rematch: (id: string, token: string, rotate: boolean) => json<Opened>(`${at(id)}/rematch`, { token, rotate }),
  fork: (id: string, how: Fork) => json<Opened>(`${at(id)}/fork`, how),
  record: async (id: string, key = '') =>
    (await call(`${at(id)}/record${key ? `?key=${encodeURIComponent(key)}` : ''}`)).text(),
  replay: (id: string) => json<Replayed>(`${at(id)}/replay`),
  replayStep: (id: string, step: number) => json<ReplayStep>(`${at(id)}/replay/${step}`),
  analysis: (id: string) => json<Analysis>(`${at(id)}/analysis`),
  scores: (id: string) => json<ScorePoint[]>(`${at(id)}/scores`),
  verify: (id: string) => json<Replayed>(`${at(id)}/verify`),
  importRecord: (record: string) => json<Replayed>('/api/records', { record }),
  recordStep: (record: string, step: number) => json<ReplayStep>(`/api/records/replay/${step}`, { record }),
  forkRecord: (how: Fork) => json<Opened>('/api/records/fork', how),
  rules: (game: string) => json<RuleParagraph[]>(`/api/rules/${encodeURIComponent(game)}`),
}

const kept = new Map<string, Promise<unknown>>()

/** Asks once for what does not change while the page is open; a failure is asked again. */
export function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const before = kept.get(key) as Promise<T> | undefined
  if (before) return before
  const asked = ask()
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}

export const lobbyOnce = () => once('lobby', api.lobby)
export const rulesOnce = (game: string) => once(`rules ${game}`, () => api.rules(game))
