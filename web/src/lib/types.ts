// Made from the server’s types by `npm run types`; change those instead.

export type FromClient = Join | Answer | Undo | Speak | SitIn | Auto | AskHint | Ping
export type FromServer = Welcome | State | Log | TableNews | Ack | NotDone | ChatLine | Hint | Pong

export interface SettingInfo {
  key: string
  title: string
  line: string
  choices: string[]
  default: string
  seats: number[]
}
/**
 * A game in the lobby.
 */
export interface GameInfo {
  key: string
  title: string
  tagline: string
  about: string
  minutes: string
  seats: number[]
  default_seats: number
  settings: SettingInfo[]
  colours: string[]
  credits: string
  sources: string
  open: boolean
}
/**
 * A level of play that a seat can be given to.
 */
export interface BotInfo {
  key: string
  title: string
  line: string
}
/**
 * What the lobby shows at first: everything in one answer.
 */
export interface Lobby {
  games: GameInfo[]
  bots: BotInfo[]
  version: string
}
/**
 * What decks of one's own can be built from; no deck where a game has none to build.
 */
export interface Cards {
  game: string
  decks: DeckPool[]
}
/**
 * What the deck of one side can be built from; `setting` takes the changes, as 'key:+1,other:-1'.
 */
export interface DeckPool {
  setting: string
  title: string
  least: number
  most: number
  cards: PoolCard[]
}
/**
 * A card that a deck can be built from, as it is printed; the standard deck has `copies` of at most `most`.
 */
export interface PoolCard {
  key: string
  name: string
  kind: string
  text: string
  costs: {
    [k: string]: number
  }
  power: number | null
  tags: string[]
  keywords: string[]
  flavour: string
  source: string
  copies: number
  most: number
}
/**
 * Who sits on a seat of a new table.  `here` seats belong to the browser that opens it.
 */
export interface SeatPlan {
  kind: 'bot' | 'friend' | 'here'
  name?: string
  level?: string
}
export interface NewTable {
  game: string
  seats: SeatPlan[]
  settings?: {
    [k: string]: string
  }
  name?: string
  public?: boolean
  salt?: string
  hints?: boolean
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string
  sitting_in: boolean
  present: boolean
  thinking: boolean
  thought_ms: number
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string
  game: string
  name: string
  settings: {
    [k: string]: string
  }
  seats: SeatInfo[]
  state: 'over' | 'playing' | 'waiting'
  public: boolean
  number: number
  created: string
  changed: string
  commitment: string
  salts: string
  secret: string
  rules: string
  outcome: Outcome | null
  forked_from: string
  rematch: string
  hints: boolean
  opener: number
}
/**
 * How a game ended: a place for each seat (1 is best, equal places are shared), points, and why.
 */
export interface Outcome {
  places: number[]
  points: number[]
  why: Say
}
/**
 * A sentence: its key and arguments for translators, its English text for everybody else.
 */
export interface Say {
  key: string
  text: string
  args?: {
    [k: string]: string | number
  }
  rule?: string
}
/**
 * The secret that lets its holder play a seat.
 */
export interface SeatKey {
  seat: number
  token: string
}
/**
 * The answer to opening, forking, importing or a rematch: the table and the keys to its seats here.
 *
 *     Seats for friends have an invitation each, which is a key until the friend takes the seat.
 */
export interface Opened {
  table: TableInfo
  keys: SeatKey[]
  invitations: SeatKey[]
}
/**
 * A friend takes a seat with an invitation; the key in it is replaced by a new one.
 */
export interface TakeSeat {
  token: string
  name: string
  salt?: string
}
export interface Rename {
  token: string
  name: string
}
/**
 * Play on from a step of a finished game or an imported record.
 */
export interface Fork {
  step: number
  seat: number
  level?: string
  name?: string
  record?: string
}
/**
 * Every key of the old table opens the same person's seat at the new one; `rotate` moves all by one seat.
 */
export interface Rematch {
  token: string
  rotate: boolean
  salt: string
}
export interface ImportRecord {
  record: string
}
/**
 * An option as a person sees it; `text` is what an answer sends back.
 */
export interface OptionInfo {
  text: string
  say: Say
  touches: string[]
  gain: string
}
/**
 * One line of the log, as one viewer may read it.  `turn` groups lines.
 */
export interface LogLine {
  index: number
  turn: string
  seat: number
  say: Say
  number: number
  touches: string[]
}
/**
 * A position of a replay.  `touches` is what the step's answer acted on.
 */
export interface ReplayStep {
  step: number
  steps: number
  number: number
  turn: string
  line: string
  say: Say | null
  view: unknown
  sheet: Sheet
  log: LogLine[]
  outcome: Outcome | null
  touches: string[]
}
/**
 * A whole table as text: what the screen reader, the terminal and the generic page show.
 */
export interface Sheet {
  headline: string
  seats: Mark[][]
  areas: Area[]
}
/**
 * A figure beside a seat's name: what it is, and how much.
 */
export interface Mark {
  label: string
  value: string
  icon: string
}
/**
 * A named part of the table with the things that lie there.
 */
export interface Area {
  id: string
  title: string
  items?: Item[]
  text?: string
  owner?: number
  closed?: Say | null
}
/**
 * A thing on the table in the view every game shares: `id` is what options touch.
 */
export interface Item {
  id: string
  label: string
  text?: string
  owner?: number
}
/**
 * What a replay is of.
 */
export interface Replayed {
  game: string
  seats: string[]
  settings: {
    [k: string]: string
  }
  steps: number
  turns: [number, string][]
  fair: string
}
export interface ScorePoint {
  step: number
  turn: string
  points: number[]
}
/**
 * A move worth another look: it turned the game, or there was a better one.
 */
export interface Moment {
  step: number
  seat: number
  say: Say
}
/**
 * A game looked back on: `done` of `of` moves so far, and all the rest once they are equal.
 */
export interface Analysis {
  done: number
  of: number
  points: ScorePoint[]
  moments: Moment[]
}
/**
 * A numbered paragraph or heading of the rules.
 */
export interface RuleParagraph {
  id: string
  level: number
  html: string
}
/**
 * What was wrong, in one sentence.
 */
export interface Problem {
  code: string
  text: string
}
/**
 * The first message: the keys this browser holds; none to watch.  Answered by Welcome, State and Log.
 */
export interface Join {
  t: 'join'
  tokens?: string[]
  name?: string
}
export interface Answer {
  t: 'answer'
  seat: number
  number: number
  option: string
}
/**
 * Takes back the last answer, or with `all` everything since the last new information.
 */
export interface Undo {
  t: 'undo'
  seat: number
  all?: boolean
}
export interface Speak {
  t: 'chat'
  text: string
  seat?: number
}
/**
 * A bot of that level plays a seat for now; an empty level gives the seat back to its holder.
 */
export interface SitIn {
  t: 'sit_in'
  seat: number
  level: string
}
/**
 * Whether a seat passes by itself in windows where it could respond.
 */
export interface Auto {
  t: 'auto'
  seat: number
  on: boolean
}
/**
 * What would be good for a seat that is asked?  Answered by Hint, to the asker alone.
 */
export interface AskHint {
  t: 'hint'
  seat: number
}
export interface Ping {
  t: 'ping'
}
export interface Welcome {
  t: 'welcome'
  table: TableInfo
  holds: number[]
}
/**
 * The table as one viewer sees it (-1: a spectator); sent for each seat the browser holds.
 */
export interface State {
  t: 'state'
  viewer: number
  number: number
  turn: string
  deciders: number[]
  prompt: Say
  options: OptionInfo[]
  reasons: {
    [k: string]: Say
  }
  can_undo: boolean
  view: unknown
  sheet: Sheet
  outcome: Outcome | null
}
/**
 * Lines from `start` on; what the client had from there on is replaced (an undo shortens the log).
 */
export interface Log {
  t: 'log'
  viewer: number
  start: number
  lines: LogLine[]
}
/**
 * Seats, names, presence or the state of the table have changed.
 */
export interface TableNews {
  t: 'table'
  table: TableInfo
}
/**
 * The answer is stored for good.
 */
export interface Ack {
  t: 'ack'
  seat: number
  number: number
}
export interface NotDone {
  t: 'refused'
  code: string
  text: string
  seat: number
  number: number
}
export interface ChatLine {
  t: 'said'
  seat: number
  name: string
  text: string
  at: string
}
/**
 * An option that was offered, and the chance to win that it leaves, in per cent.
 */
export interface HintOption {
  text: string
  chance: number
}
/**
 * The best options of a decision, at most three, from what the seat may see.
 */
export interface Hint {
  t: 'hint'
  seat: number
  number: number
  best: HintOption[]
}
export interface Pong {
  t: 'pong'
}
