// The counted tries of a rate counter on disk: one row for each.
import { bringTablesUpToDate, COUNTER_TABLES } from './tables-store.ts'

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

  count(): { n: number; oldest: number | null } {
    return this.sql.exec<{ n: number; oldest: number | null }>('SELECT count(*) n, min(at) oldest FROM hit').one()
  }

  add(at: number): void {
    this.sql.exec('INSERT INTO hit (at) VALUES (?)', at)
  }
}
