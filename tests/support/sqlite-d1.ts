// D1's interface over SQLite in memory, with the product's migrations: fast enough for thousands of runs.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')

class Statement {
  private readonly database: DatabaseSync
  private readonly sql: string
  private readonly values: SQLInputValue[]

  constructor(database: DatabaseSync, sql: string, values: SQLInputValue[] = []) {
    this.database = database
    this.sql = sql
    this.values = values
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.database, this.sql, values)
  }

  allSync() {
    return { success: true, results: this.database.prepare(this.sql).all(...this.values), meta: {} }
  }

  async all() {
    return this.allSync()
  }

  async run() {
    return this.allSync()
  }

  async raw() {
    return this.allSync().results.map((row) => Object.values(row))
  }

  async first(column?: string) {
    const row = this.allSync().results[0]
    return row ? (column ? row[column] : row) : null
  }
}

/** A fresh database. A failing batch is rolled back whole, as in D1. */
export function sqliteD1(): D1Database {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  for (const file of readdirSync(MIGRATIONS).sort()) {
    if (file.endsWith('.sql')) database.exec(readFileSync(path.join(MIGRATIONS, file), 'utf8'))
  }
  const facade = {
    prepare: (sql: string) => new Statement(database, sql),
    async batch(statements: Statement[]) {
      database.exec('BEGIN')
      try {
        const results = statements.map((statement) => statement.allSync())
        database.exec('COMMIT')
        return results
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
  }
  return facade as unknown as D1Database
}
