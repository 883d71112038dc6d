// Storage of a consultation's room: terms, state, facts, messages, timeline. Messages are stored
// for good by workers/domain/consultations/conversation/transcript.ts.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import {
  type Consultation,
  type Fact,
  newConsultation,
  type Said,
  type StoredMessage,
  type Terms,
} from '#workers/domain/consultations/index.ts'
import type { RoomFlags } from './flags.ts'
import { StretchStore } from './stretch-store.ts'
import { bringTablesUpToDate, ROOM_TABLES } from './tables-store.ts'

export type Hold = { n: number; cents: number }

/** Characters of the last message in lists. */
const PREVIEW = 200

type MessageTotals = { messages: number; bytes: number }

export function bytesOfText(text: string): number {
  return new TextEncoder().encode(text).length
}

export class RoomStore {
  readonly stretches: StretchStore
  private readonly storage: DurableObjectStorage
  private readonly counted = new Map<Side, MessageTotals>()

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    this.stretches = new StretchStore(storage.sql)
  }

  /** Required before anything but `terms` and flags: a room that was never opened, or is empty, must store nothing. */
  bringTablesUpToDate(): void {
    bringTablesUpToDate(this.storage, ROOM_TABLES)
  }

  terms(): Terms | null {
    const stored = this.storage.kv.get<Terms & { sessionId?: string }>('terms')
    // Rooms of older releases store the id as sessionId.
    return stored ? { ...stored, consultationId: stored.consultationId ?? stored.sessionId ?? '' } : null
  }

  open(terms: Terms): void {
    this.storage.kv.put('terms', terms)
    this.storage.kv.put('session', newConsultation(terms.requestedAt))
    this.addEvent({ at: terms.requestedAt, what: 'requested', side: 'user' })
  }

  consultation(): Consultation {
    return this.storage.kv.get<Consultation>('session') ?? newConsultation(0)
  }

  saveConsultation(consultation: Consultation): void {
    this.storage.kv.put('session', consultation)
  }

  /** Stores once until when the meter counts (ms UTC). */
  addEnd(at: number): void {
    const sql =
      "INSERT INTO fact (key, kind, side, connection, at) VALUES ('end', 'end', 'server', NULL, ?) ON CONFLICT DO NOTHING"
    this.storage.sql.exec(sql, at)
  }

  /** All facts that the meter counts. Rooms of older releases have single facts beside stretches. */
  facts(): Fact[] {
    const single = this.storage.sql
      .exec<Record<'key' | 'kind' | 'side' | 'connection', string> & { at: number }>(
        'SELECT key, kind, side, connection, at FROM fact ORDER BY at, key',
      )
      .toArray()
      .map(
        ({ key, kind, side, connection, at }): Fact =>
          kind === 'end' ? { key, kind, at } : ({ key, kind, side, connection, at } as Fact),
      )
    return [...single, ...this.stretches.facts()]
  }

  addHold(hold: Hold): void {
    this.storage.sql.exec('INSERT INTO hold (n, cents) VALUES (?, ?) ON CONFLICT DO NOTHING', hold.n, hold.cents)
  }

  dropHolds(): void {
    this.storage.sql.exec('DELETE FROM hold')
  }

  holds(): Hold[] {
    return this.storage.sql.exec<Hold>('SELECT n, cents FROM hold ORDER BY n').toArray()
  }

  addEvent({ at, what, side }: { at: number; what: string; side: string | null }): void {
    this.storage.sql.exec('INSERT INTO event (at, what, side) VALUES (?, ?, ?)', at, what, side)
  }

  /** Moves the beginning of the newest pause to `at`. */
  movePause(at: number): void {
    this.storage.sql.exec(
      "UPDATE event SET at = ? WHERE seq = (SELECT max(seq) FROM event WHERE what IN ('paused', 'left'))",
      at,
    )
  }

  /** Marks the pause that has just begun as caused by this side closing or reloading its page. */
  nameLeave(side: Side): void {
    this.storage.sql.exec(
      "UPDATE event SET what = 'left' WHERE seq = (SELECT max(seq) FROM event) AND what = 'paused' AND side = ?",
      side,
    )
  }

  /** Removes the newest pause, because it merged into the stretches around it. */
  removePause(): void {
    this.storage.sql.exec("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event WHERE what IN ('paused', 'left'))")
  }

  /** Removes pauses that begin at the end (ms UTC) or after it. */
  removePausesFrom(at: number): void {
    this.storage.sql.exec("DELETE FROM event WHERE what IN ('paused', 'left') AND at >= ?", at)
  }

  events(): { seq: number; at: number; what: string; side: string | null }[] {
    return this.storage.sql
      .exec<{ seq: number; at: number; what: string; side: string | null }>('SELECT * FROM event ORDER BY seq')
      .toArray()
  }

  /** Side and text of a message; null for an unknown id. */
  findMessage(id: string): Pick<StoredMessage, 'side' | 'text'> | null {
    const rows = this.storage.sql
      .exec<Pick<StoredMessage, 'side' | 'text'>>('SELECT side, text FROM message WHERE id = ?', id)
      .toArray()
    return rows[0] ?? null
  }

  /** Stores a message once by its id. `fresh` is false for a repeat, which gets the first one's sequence number. */
  addMessage(message: Omit<StoredMessage, 'seq'>): { seq: number; fresh: boolean } {
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
    const said = this.counted.get(message.side)
    if (said)
      this.counted.set(message.side, { messages: said.messages + 1, bytes: said.bytes + bytesOfText(message.text) })
    return { seq, fresh: true }
  }

  /** The number of a side's messages, and their bytes, counted once per object start and then incremented. */
  messageTotals(side: Side): MessageTotals {
    const sql =
      'SELECT count(*) AS messages, coalesce(sum(length(CAST(text AS BLOB))), 0) AS bytes FROM message WHERE side = ?'
    const known = this.counted.get(side) ?? this.storage.sql.exec<MessageTotals>(sql, side).one()
    this.counted.set(side, known)
    return known
  }

  /** A summary of the messages so far. */
  said(): Said {
    const sql = 'SELECT count(*) AS messages, count(file) AS files FROM message'
    const { messages, files } = this.storage.sql.exec<{ messages: number; files: number }>(sql).one()
    const last = this.messagesAfter(this.lastSeq() - 1)[0]
    const lastMessage = last ? (last.file?.name ?? last.text).slice(0, PREVIEW) : null
    const [unreadUser, unreadAstrologer] = [this.unreadBy('user'), this.unreadBy('astrologer')]
    const lastMessageAt = last?.at ?? null
    return { messageCount: messages, fileCount: files, lastMessage, lastMessageAt, unreadUser, unreadAstrologer }
  }

  /** The number of the other side's messages after the newest one that this side has read. */
  private unreadBy(side: Side): number {
    const sql = 'SELECT count(*) AS n FROM message WHERE side <> ? AND seq > ?'
    return this.storage.sql.exec<{ n: number }>(sql, side, this.marks()[side].read).one().n
  }

  messagesAfter(seq: number): StoredMessage[] {
    type Row = { seq: number; id: string; side: Side; text: string; file: string | null; at: number }
    return this.storage.sql
      .exec<Row>('SELECT * FROM message WHERE seq > ? ORDER BY seq', seq)
      .toArray()
      .map(({ file, ...message }) => (file === null ? message : { ...message, file: JSON.parse(file) }))
  }

  /** Marks a file as removed; null for an unknown id. */
  removeFile(fileId: string): StoredMessage | null {
    const message = this.messagesAfter(0).find(({ file }) => file?.id === fileId)
    if (!message?.file) return null
    const file = { ...message.file, removed: true as const }
    this.storage.sql.exec('UPDATE message SET file = ? WHERE seq = ?', JSON.stringify(file), message.seq)
    this.setFlag('removals', (this.flag('removals') ?? 0) + 1)
    return { ...message, file }
  }

  /** The newest sequence number; 0 before the first message. */
  lastSeq(): number {
    return this.storage.sql.exec<{ seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM message').one().seq
  }

  marks(): Record<Side, { delivered: number; read: number }> {
    const none = { delivered: 0, read: 0 }
    const rows = this.storage.sql
      .exec<{ side: Side; delivered: number; read: number }>('SELECT side, delivered, read FROM mark')
      .toArray()
    return Object.assign({ user: none, astrologer: none }, ...rows.map(({ side, ...mark }) => ({ [side]: mark })))
  }

  flag<Name extends keyof RoomFlags>(name: Name): RoomFlags[Name] | undefined {
    return this.storage.kv.get<RoomFlags[Name]>(`note:${name}`)
  }

  /** Undefined removes the flag. */
  setFlag<Name extends keyof RoomFlags>(name: Name, value: RoomFlags[Name] | undefined): void {
    if (value === undefined) this.storage.kv.delete(`note:${name}`)
    else this.storage.kv.put(`note:${name}`, value)
  }

  /** Moves a side's marks forward, never back. */
  mark({ side, delivered, read }: { side: Side; delivered: number; read: number }): {
    delivered: number
    read: number
  } {
    return this.storage.sql
      .exec<{ delivered: number; read: number }>(
        `INSERT INTO mark (side, delivered, read) VALUES (?, ?, ?) ON CONFLICT (side) DO UPDATE
         SET delivered = max(delivered, excluded.delivered), read = max(read, excluded.read) RETURNING delivered, read`,
        side,
        Math.max(delivered, read),
        read,
      )
      .one()
  }
}
