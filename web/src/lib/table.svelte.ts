import Reconnecting from 'partysocket/ws'
import { keysOf } from './keys'
import { prefs } from './prefs.svelte'
import { Stage } from './stage.svelte'
import { toast } from './toast.svelte'
import type { Answer, ChatLine, FromClient, FromServer, LogLine, State, TableInfo } from './types'

/** A table as this browser sees it, kept current over one socket. */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  holds = $state.raw<number[]>([])
  link = $state<'joining' | 'open' | 'lost' | 'gone'>('joining')
  trouble = $state('')
  logs = $state.raw<Record<number, LogLine[]>>({})
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  /** An answer that was sent and not yet acknowledged; sent again after a reconnection. */
  pending = $state.raw<Answer | null>(null)
  stage = new Stage((seat) => this.holds.includes(seat))
  /** The keys that the last welcome answered. */
  joined = $state.raw<string[]>([])
  private more: string[] = []
  private tokens: string[] = []
  /** How many lines of the chat were here before the last welcome, which tells them all again. */
  private heard = 0
  private socket: Reconnecting
  private beat: ReturnType<typeof setInterval>

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new Reconnecting(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, [], {
      maxReconnectionDelay: 4000,
      minReconnectionDelay: 300,
      maxEnqueuedMessages: 0,
      startClosed: false,
    })
    this.socket.addEventListener('open', () => this.join())
    this.socket.addEventListener('close', (event) => this.lost(event.code))
    this.socket.addEventListener('message', (event) => this.hear(JSON.parse(String(event.data)) as FromServer))
    this.beat = setInterval(() => this.send({ t: 'ping' }), 25_000)
  }

  close(): void {
    clearInterval(this.beat)
    this.stage.clear()
    this.socket.close()
  }

  /** Joins anew with the keys as they are now, and with others that are not kept. */
  rejoin(more: string[] = []): void {
    this.more = more
    this.joined = []
    this.socket.reconnect()
  }

  get over(): boolean {
    return this.info?.state === 'over'
  }

  state(viewer: number): State | undefined {
    return this.stage.shown[viewer]
  }

  /** The log as far as the stage has come. */
  log(viewer: number): LogLine[] {
    const lines = this.logs[viewer] ?? []
    const shown = this.stage.shown[viewer]
    if (!shown || this.stage.waiting.length === 0) return lines
    return lines.filter((line) => line.number <= shown.number)
  }

  answer(seat: number, option: string): void {
    const state = this.stage.shown[seat]
    if (!state || this.stage.waiting.length || this.pending) return
    this.pending = { t: 'answer', seat, number: state.number, option }
    this.send(this.pending)
  }

  undo(seat: number, all: boolean): void {
    this.send({ t: 'undo', seat, all })
  }

  say(text: string, seat: number): void {
    this.send({ t: 'chat', text, seat })
  }

  sitIn(seat: number, level: string): void {
    this.send({ t: 'sit_in', seat, level })
  }

  auto(seat: number, on: boolean): void {
    this.send({ t: 'auto', seat, on })
  }

  private join(): void {
    this.tokens = [...keysOf(this.id).map((key) => key.token), ...this.more]
    this.send({ t: 'join', tokens: this.tokens, name: prefs.all.name })
  }

  private send(message: FromClient): void {
    if (this.socket.readyState === Reconnecting.OPEN) this.socket.send(JSON.stringify(message))
  }

  private lost(code: number): void {
    if (this.link === 'gone') return
    this.link = 'lost'
    if (code === 4404) this.gone('There is no such table. It may have been mistyped.')
  }

  private gone(why: string): void {
    this.link = 'gone'
    this.trouble = why
    this.socket.close()
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.info = message.table
        this.holds = message.holds
        this.joined = this.tokens
        this.link = 'open'
        this.heard = this.chat.length
        this.chat = []
        break
      case 'table':
        this.info = message.table
        break
      case 'state':
        this.stage.take(message)
        this.settle(message)
        break
      case 'log': {
        const had = this.logs[message.viewer] ?? []
        this.logs = { ...this.logs, [message.viewer]: [...had.slice(0, message.start), ...message.lines] }
        break
      }
      case 'ack':
        if (this.pending?.number === message.number) this.pending = null
        break
      case 'refused':
        this.refused(message.code, message.text)
        break
      case 'said':
        this.chat = [...this.chat, message]
        if (this.chat.length > this.heard) this.unread += 1
        break
      case 'pong':
        break
    }
  }

  /** An answer the connection swallowed is sent again; one that was counted is dropped. */
  private settle(state: State): void {
    if (!this.pending || state.viewer !== this.pending.seat) return
    if (state.number === this.pending.number) this.send(this.pending)
    else this.pending = null
  }

  private refused(code: string, text: string): void {
    this.pending = null
    if (code === 'no_table' || code === 'unknown_table') this.gone(text)
    else toast.show(text)
  }
}
