// SQLite storage of a rate counter: one row for each attempt.
import { bringTablesUpToDate, COUNTER_TABLES } from '#workers/realtime/room/store/tables-store.ts'

export class RateStore {
  private readonly storage: DurableObjectStorage
  private readonly sql: SqlStorage

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    this.sql = storage.sql
  }

  /** Needed again after `deleteAll`, which drops the tables. */
  bringTablesUpToDate(): void {
    bringTablesUpToDate(this.storage, COUNTER_TABLES)
  }

  deleteUntil(at: number): void {
    this.sql.exec('DELETE FROM hit WHERE at <= ?', at)
  }

  /** Attempts dated after `now` were counted before the machine's clock was set back: they are dated `now`. */
  takeBack(now: number): void {
    this.sql.exec('UPDATE hit SET at = ? WHERE at > ?', now, now)
  }

  count(): number {
    return this.sql.exec<{ n: number }>('SELECT count(*) n FROM hit').one().n
  }

  /** The time of the nth oldest attempt, counted from 1; null when there are fewer. */
  nthOldest(place: number): number | null {
    const rows = this.sql.exec<{ at: number }>('SELECT at FROM hit ORDER BY at LIMIT 1 OFFSET ?', place - 1).toArray()
    return rows[0]?.at ?? null
  }

  add(at: number, times: number): void {
    for (let n = 0; n < times; n += 1) this.sql.exec('INSERT INTO hit (at) VALUES (?)', at)
  }
}
