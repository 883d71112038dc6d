// Stretches of presence in a room: from when to when each side was present, with the connection while it lasts. Its only rules are the
// credit for a silence and the longest gap that merges.

import { CREDITED_GAP_MAX, STRETCH_GAP } from '#workers/contract/consultations/connection-limits.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Fact } from '#workers/domain/consultations/index.ts'

/** `stop`: the last evidence (ms UTC). `connection`: null once the stretch has ended. */
type Stretch = { n: number; side: Side; connection: string | null; start: number; stop: number }

export type Evidence = { connection: string; at: number }

export class StretchStore {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** Begins a stretch. One of the same side that ended less than STRETCH_GAP ago is continued: the gap merges. */
  begin({ side, connection, at }: Evidence & { side: Side }): void {
    if (this.of(connection)) return
    const before = this.sql
      .exec<Stretch>(
        'SELECT * FROM stretch WHERE side = ? AND connection IS NULL AND stop > ? ORDER BY stop DESC LIMIT 1',
        side,
        at - STRETCH_GAP,
      )
      .toArray()[0]
    if (!before) {
      this.insert({ side, connection, start: at, stop: at })
      return
    }
    const stop = Math.max(before.stop, at)
    this.sql.exec('UPDATE stretch SET connection = ?, stop = ? WHERE n = ?', connection, stop, before.n)
  }

  /** A side was there at `at`. Past CREDITED_GAP_MAX after the last evidence another stretch begins. */
  see({ connection, at }: Evidence): void {
    const open = this.of(connection)
    if (!open || at <= open.stop) return
    if (at - open.stop <= CREDITED_GAP_MAX) {
      this.sql.exec('UPDATE stretch SET stop = ? WHERE n = ?', at, open.n)
      return
    }
    this.close(open, open.stop + CREDITED_GAP_MAX)
    this.insert({ side: open.side, connection, start: at, stop: at })
  }

  /** Ends a stretch at `at`, which may lie before its last evidence. */
  end({ connection, at }: Evidence): void {
    const open = this.of(connection)
    if (open) this.close(open, Math.max(open.start, Math.min(at, open.stop + CREDITED_GAP_MAX)))
  }

  /** The last evidence of a side (ms UTC); 0 without any. */
  lastStop(side: Side): number {
    return this.sql.exec<{ at: number }>('SELECT coalesce(max(stop), 0) AS at FROM stretch WHERE side = ?', side).one()
      .at
  }

  count(side: Side): number {
    return this.sql.exec<{ n: number }>('SELECT count(*) AS n FROM stretch WHERE side = ?', side).one().n
  }

  /** The stretches as facts for the meter. The stretch of an open connection has no leave yet. */
  facts(): Fact[] {
    return this.all().flatMap(({ n, side, connection, start, stop }): Fact[] => [
      { key: `j:${n}`, kind: 'join', side, connection: nameOf(n), at: start },
      { key: `s:${n}`, kind: connection === null ? 'leave' : 'alive', side, connection: nameOf(n), at: stop },
    ])
  }

  /** Current evidence of open connections as facts that are not stored, up to the credit for silence. */
  unstored(evidence: readonly Evidence[]): Fact[] {
    const open = new Map(this.all().flatMap((each) => (each.connection === null ? [] : [[each.connection, each]])))
    return evidence.flatMap(({ connection, at }): Fact[] => {
      const stretch = open.get(connection)
      if (!stretch) return []
      const { n, side, stop } = stretch
      const credited = Math.min(at, stop + CREDITED_GAP_MAX)
      return [{ key: `a:${n}`, kind: 'alive', side, connection: nameOf(n), at: credited }]
    })
  }

  private all(): Stretch[] {
    return this.sql.exec<Stretch>('SELECT n, side, connection, start, stop FROM stretch ORDER BY n').toArray()
  }

  private of(connection: string): Stretch | undefined {
    return this.sql.exec<Stretch>('SELECT * FROM stretch WHERE connection = ?', connection).toArray()[0]
  }

  private insert({ side, connection, start, stop }: Omit<Stretch, 'n'>): void {
    this.sql.exec(
      'INSERT INTO stretch (side, connection, start, stop) VALUES (?, ?, ?, ?)',
      side,
      connection,
      start,
      stop,
    )
  }

  // Ended stretches of a side never overlap and lie at least STRETCH_GAP apart, which limits their number.
  private close({ n, side, start }: Stretch, stop: number): void {
    const near = this.sql
      .exec<Stretch>(
        'SELECT * FROM stretch WHERE side = ? AND connection IS NULL AND stop > ? AND start < ?',
        side,
        start - STRETCH_GAP,
        stop + STRETCH_GAP,
      )
      .toArray()
    for (const other of near) this.sql.exec('DELETE FROM stretch WHERE n = ?', other.n)
    const from = Math.min(start, ...near.map((other) => other.start))
    const to = Math.max(stop, ...near.map((other) => other.stop))
    if (from === to) this.sql.exec('DELETE FROM stretch WHERE n = ?', n)
    else this.sql.exec('UPDATE stretch SET connection = NULL, start = ?, stop = ? WHERE n = ?', from, to, n)
  }
}

function nameOf(n: number): string {
  return `s${n}`
}
