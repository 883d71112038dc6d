// What a consultation's room keeps on disk: terms, state, facts, messages, timeline. No decisions here.
import type { Kind, Side } from '#workers/contract/consultations.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { newSession, type Session } from '#workers/domain/consultations/machine.ts'

/** Frozen at the request. */
export type Terms = {
  sessionId: string
  userId: string
  astrologerId: string
  kind: Kind
  priceCents: number
  payoutPaise: number
  budgetCents: number | null
  userName: string
  astrologerName: string
  requestedAt: number
}

export type RoomFact = {
  key: string
  kind: 'join' | 'leave' | 'alive' | 'end'
  side: Side | 'server'
  connection?: string
  at: number
}

export type Hold = { n: number; cents: number }

const SCHEMA = `
CREATE TABLE IF NOT EXISTS fact (key TEXT PRIMARY KEY, kind TEXT NOT NULL, side TEXT NOT NULL, connection TEXT, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, side TEXT NOT NULL, text TEXT NOT NULL, file TEXT, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS mark (side TEXT PRIMARY KEY, delivered INTEGER NOT NULL, read INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, side TEXT);
CREATE TABLE IF NOT EXISTS hold (n INTEGER PRIMARY KEY, cents INTEGER NOT NULL);
`

export class RoomStore {
  private readonly storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    storage.sql.exec(SCHEMA)
  }

  terms(): Terms | null {
    return this.storage.kv.get<Terms>('terms') ?? null
  }

  open(terms: Terms): void {
    this.storage.kv.put('terms', terms)
    this.storage.kv.put('session', newSession(terms.requestedAt))
    this.addEvent(terms.requestedAt, 'requested', 'user')
  }

  session(): Session {
    return this.storage.kv.get<Session>('session') ?? newSession(0)
  }

  saveSession(session: Session): void {
    this.storage.kv.put('session', session)
  }

  /** Stores a fact once, by its key. */
  addFact(fact: RoomFact): void {
    this.storage.sql.exec(
      'INSERT INTO fact VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET at = max(at, excluded.at)',
      fact.key,
      fact.kind,
      fact.side,
      fact.connection ?? null,
      fact.at,
    )
  }

  facts(): RoomFact[] {
    type Row = { key: string; kind: RoomFact['kind']; side: RoomFact['side']; connection: string | null; at: number }
    return this.storage.sql
      .exec<Row>('SELECT key, kind, side, connection, at FROM fact ORDER BY at, key')
      .toArray()
      .map(({ connection, ...fact }) => (connection === null ? fact : { ...fact, connection }))
  }

  addHold(hold: Hold): void {
    this.storage.sql.exec('INSERT INTO hold VALUES (?, ?) ON CONFLICT DO NOTHING', hold.n, hold.cents)
  }

  holds(): Hold[] {
    return this.storage.sql.exec<Hold>('SELECT n, cents FROM hold ORDER BY n').toArray()
  }

  addEvent(at: number, what: string, side: string | null): void {
    this.storage.sql.exec('INSERT INTO event (at, what, side) VALUES (?, ?, ?)', at, what, side)
  }

  events(): { seq: number; at: number; what: string; side: string | null }[] {
    return this.storage.sql
      .exec<{ seq: number; at: number; what: string; side: string | null }>('SELECT * FROM event ORDER BY seq')
      .toArray()
  }

  /** Stores a message once, by its id. `fresh` is false for a repeat, which gets the sequence number of the first. */
  addMessage(message: Omit<RoomChatMessage, 'seq'>): { seq: number; fresh: boolean } {
    const known = this.storage.sql
      .exec<{ seq: number }>('SELECT seq FROM message WHERE id = ?', message.id)
      .toArray()[0]
    if (known) return { seq: known.seq, fresh: false }
    const { seq } = this.storage.sql
      .exec<{ seq: number }>(
        'INSERT INTO message (id, side, text, file, at) VALUES (?, ?, ?, ?, ?) RETURNING seq',
        message.id,
        message.side,
        message.text,
        message.file ? JSON.stringify(message.file) : null,
        message.at,
      )
      .one()
    return { seq, fresh: true }
  }

  messagesAfter(seq: number): RoomChatMessage[] {
    type Row = { seq: number; id: string; side: Side; text: string; file: string | null; at: number }
    return this.storage.sql
      .exec<Row>('SELECT * FROM message WHERE seq > ? ORDER BY seq', seq)
      .toArray()
      .map(({ file, ...message }) => (file === null ? message : { ...message, file: JSON.parse(file) }))
  }

  /** Moves a side's marks forward; they never go back. */
  mark(side: Side, delivered: number, read: number): { delivered: number; read: number } {
    return this.storage.sql
      .exec<{ delivered: number; read: number }>(
        `INSERT INTO mark VALUES (?, ?, ?) ON CONFLICT (side) DO UPDATE
         SET delivered = max(delivered, excluded.delivered), read = max(read, excluded.read) RETURNING delivered, read`,
        side,
        Math.max(delivered, read),
        read,
      )
      .one()
  }
}
