// What D1 refuses and the SQLite of local builds and tests does not: they refuse it, too.
// https://developers.cloudflare.com/d1/platform/limits/
const VALUE_BYTES = 2_000_000
const PARAMETERS = 100
const SQL_BYTES = 100_000

const encoder = new TextEncoder()

export function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return encoder.encode(value).length
  return value instanceof Uint8Array ? value.byteLength : 8
}

/** Throws for a statement that D1 would refuse. */
export function refuseTooMuch(sql: string, values: readonly unknown[]): void {
  if (encoder.encode(sql).length > SQL_BYTES) throw new Error('D1_ERROR: statement too long: SQLITE_TOOBIG')
  if (values.length > PARAMETERS) throw new Error('D1_ERROR: too many SQL variables: SQLITE_ERROR')
  // A row is made of its values: together they must fit into one, too.
  const bytes = values.reduce<number>((sum, value) => sum + bytesOfValue(value), 0)
  if (bytes > VALUE_BYTES) throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG')
}

/** The binding of a local build, as strict as D1 itself. */
export function strictD1(binding: D1Database): D1Database {
  return new Proxy(binding, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => strictStatement(target.prepare(sql), sql)
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function strictStatement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  refuseTooMuch(sql, [])
  const bind = statement.bind.bind(statement)
  return Object.assign(statement, {
    bind(...values: unknown[]) {
      refuseTooMuch(sql, values)
      return bind(...values)
    },
  })
}
