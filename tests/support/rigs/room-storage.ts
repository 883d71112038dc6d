// The storage of a Durable Object in memory: SQLite, its key-value part and one alarm. It counts the rows written.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

export function createRoomStorage() {
  const database = new DatabaseSync(':memory:')
  const kept = new Map<string, unknown>()
  const storage = {
    alarm: null as number | null,
    /** Rows written, as the runtime counts them: an index is a row, too. */
    rows: 0,
    getAlarm: async () => storage.alarm,
    async setAlarm(at: number) {
      storage.rows += 1
      storage.alarm = at
    },
    async deleteAll() {
      storage.alarm = null
      kept.clear()
      for (const { name } of storage.tables()) database.exec(`DROP TABLE ${name}`)
    },
    transactionSync<Result>(work: () => Result): Result {
      database.exec('SAVEPOINT work')
      try {
        const result = work()
        database.exec('RELEASE work')
        return result
      } catch (error) {
        database.exec('ROLLBACK TO work; RELEASE work')
        throw error
      }
    },
    tables: () => database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all(),
    kept,
    kv: {
      get: (key: string) => structuredClone(kept.get(key)),
      put(key: string, value: unknown) {
        storage.rows += 1
        kept.set(key, structuredClone(value))
      },
      delete(key: string) {
        if (kept.delete(key)) storage.rows += 1
        return true
      },
    },
    sql: {
      exec(sql: string, ...values: SQLInputValue[]) {
        const changes = () => Number(database.prepare('SELECT total_changes() AS n').get()?.n)
        const before = changes()
        if (sql.includes(';')) database.exec(sql)
        const results = sql.includes(';') ? [] : database.prepare(sql).all(...values)
        storage.rows += (changes() - before) * (sql.startsWith('INSERT INTO message') ? 2 : 1)
        return {
          toArray: () => results,
          one: () => results[0],
          [Symbol.iterator]: () => results[Symbol.iterator](),
        }
      },
    },
  }
  return storage
}
