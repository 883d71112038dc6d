// D1's interface over SQLite in memory, with the product's migrations: fast enough for thousands of runs.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { bytesOfValue, refuseTooLong, refuseTooMuch } from '#workers/gateways/d1-limits.local.ts'
import { migratedDatabase } from './migrated-database.ts'
import { record } from './record-statements.ts'

type Reach = (bytes: number, what: 'statement' | 'batch') => Promise<void>
type Watch = () => number
type Around = { reach: Reach; watch: Watch }

/** The database that statements run on; another one after it went back. */
type Held = { database: DatabaseSync }

class Statement {
  private readonly held: Held
  private readonly sql: string
  private readonly reach: Reach
  private readonly watch: Watch
  private readonly values: SQLInputValue[]

  constructor(held: Held, sql: string, { reach, watch }: Around, values: SQLInputValue[] = []) {
    this.held = held
    this.sql = sql
    this.reach = reach
    this.watch = watch
    this.values = values
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.held, this.sql, { reach: this.reach, watch: this.watch }, values)
  }

  /** The bytes that this statement sends. */
  get bytes(): number {
    return this.values.reduce<number>((sum, value) => sum + bytesOfValue(value), this.sql.length)
  }

  allSync() {
    return { success: true, results: this.rows(), meta: {} }
  }

  // Rows as arrays keep two columns of one name apart.
  private rows({ asArrays = false } = {}) {
    refuseTooMuch(this.sql, this.values)
    const from = this.watch()
    const prepared = this.held.database.prepare(this.sql)
    prepared.setReturnArrays(asArrays)
    const rows = prepared.all(...this.values)
    refuseTooLong(this.watch() - from)
    return rows
  }

  async all() {
    await this.reach(this.bytes, 'statement')
    return this.allSync()
  }

  async run() {
    return this.all()
  }

  async raw() {
    await this.reach(this.bytes, 'statement')
    return this.rows({ asArrays: true })
  }

  async first(column?: string) {
    const row = (await this.all()).results[0]
    return row ? (column ? row[column] : row) : null
  }
}

/** Controls and observations of the database for a test. */
export type Faults = {
  /** True while D1 is away: every statement fails. */
  down: boolean
  /** Keeps a statement or batch back until its promise resolves, as a D1 that hangs; null lets it through. */
  hang(what: 'statement' | 'batch'): Promise<void> | null
  /** Called before a statement or batch is run. `bytes`: all that it sends. */
  before(bytes: number): void
  /** Measures queries (ms); by default the machine does. */
  watch?(): number
}

/** D1's Time Travel: everything in the database as it was. */
export type TimeTravel = { bookmark(): Uint8Array; goBack(to: Uint8Array): void }

/**
 * A fresh database. A failing batch is rolled back whole, as in D1, and what D1 refuses is refused. `given`: the last
 * migration that is applied, or a database.
 */
export function sqliteD1(faults: Partial<Faults> = {}, given?: string | DatabaseSync): D1Database & TimeTravel {
  const held: Held = { database: typeof given === 'object' ? given : migratedDatabase(given) }
  const reach: Reach = async (bytes, what) => {
    await faults.hang?.(what)
    if (faults.down) throw new Error('D1_ERROR: D1 is away')
    faults.before?.(bytes)
  }
  const watch = faults.watch ?? (() => performance.now())
  const facade = {
    bookmark: () => held.database.serialize(),
    // SQLite may crash when the statements of a database outlive what `deserialize` replaces.
    goBack(to: Uint8Array) {
      held.database = new DatabaseSync(':memory:')
      held.database.deserialize(to)
      held.database.exec('PRAGMA foreign_keys = ON')
    },
    prepare(sql: string) {
      record(sql)
      return new Statement(held, sql, { reach, watch })
    },
    async batch(statements: Statement[]) {
      const bytes = statements.reduce((sum, { bytes }) => sum + bytes, 0)
      await reach(bytes, 'batch')
      const { database } = held
      database.exec('BEGIN')
      try {
        const from = watch()
        const results = statements.map((statement) => statement.allSync())
        // A batch has the time of one query.
        refuseTooLong(watch() - from)
        database.exec('COMMIT')
        return results
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
  }
  return facade as unknown as D1Database & TimeTravel
}
