// The counted tries of a rate counter on disk: one row for each.

export class RateStore {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
    this.create()
  }

  /** Needed again after `deleteAll`, which drops the table. */
  create(): void {
    this.sql.exec('CREATE TABLE IF NOT EXISTS hit (at INTEGER NOT NULL)')
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
