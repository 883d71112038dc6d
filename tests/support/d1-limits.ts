// What D1 refuses and SQLite does not. https://developers.cloudflare.com/d1/platform/limits/
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
