// Refuses statements that D1 refuses but the SQLite of local builds and tests accepts.
// https://developers.cloudflare.com/d1/platform/limits/
const VALUE_BYTES = 2_000_000
const PARAMETERS = 100
const SQL_BYTES = 100_000
const QUERY_MS = 30_000
/** Parts of a compound SELECT: a limit of workerd. */
const COMPOUND = 5

const encoder = new TextEncoder()

export function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return encoder.encode(value).length
  return value instanceof Uint8Array ? value.byteLength : 8
}

/** Throws for a statement that D1 would refuse. */
export function refuseTooMuch(sql: string, values: readonly unknown[]): void {
  if (encoder.encode(sql).length > SQL_BYTES) throw new Error('D1_ERROR: statement too long: SQLITE_TOOBIG')
  if (values.length > PARAMETERS) throw new Error('D1_ERROR: too many SQL variables: SQLITE_ERROR')
  if (partsOf(sql) > COMPOUND) throw new Error('D1_ERROR: too many terms in compound SELECT: SQLITE_ERROR')
  // The values of a row must also fit into one value's limit together.
  const bytes = values.reduce<number>((sum, value) => sum + bytesOfValue(value), 0)
  if (bytes > VALUE_BYTES) throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG')
}

/** The number of parts of the longest compound SELECT. */
function partsOf(sql: string): number {
  const open = [1]
  let most = 1
  for (const [token] of sql.matchAll(/'(?:[^']|'')*'|\(|\)|\b(?:UNION|EXCEPT|INTERSECT)\b/gi)) {
    if (token === '(') open.push(1)
    else if (token === ')') open.pop()
    else if (!token.startsWith("'")) {
      const parts = (open.pop() ?? 1) + 1
      open.push(parts)
      most = Math.max(most, parts)
    }
  }
  return most
}

/** Throws for a query beyond D1's timeout. */
export function refuseTooLong(ms: number): void {
  if (ms > QUERY_MS) throw new Error('D1_ERROR: query exceeded the maximum duration of 30 s')
}

type Watch = () => number

/** The binding of a local build, with D1's limits. `watch` measures queries (ms). */
export function strictD1(binding: D1Database, watch: Watch = () => performance.now()): D1Database {
  const strict: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => strictStatement(binding.prepare(sql), sql, watch),
    // A batch has the timeout of one query.
    batch: (statements) => timedBatch(binding, { statements, watch }),
  }
  return strict as D1Database
}

type Batch = { statements: D1PreparedStatement[]; watch: Watch }

async function timedBatch<Row>(binding: D1Database, { statements, watch }: Batch): Promise<D1Result<Row>[]> {
  const from = watch()
  const answers = await binding.batch<Row>(statements)
  refuseTooLong(watch() - from)
  return answers
}

function strictStatement(statement: D1PreparedStatement, sql: string, watch: Watch): D1PreparedStatement {
  refuseTooMuch(sql, [])
  const { bind, all, run, raw, first } = statement
  const timed =
    (method: (...args: never[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const from = watch()
      const answer = await Reflect.apply(method, statement, args)
      refuseTooLong(watch() - from)
      return answer
    }
  // Methods are replaced on the original object, because D1's batch accepts only its own statements.
  return Object.assign(statement, {
    bind(...values: unknown[]) {
      refuseTooMuch(sql, values)
      return strictStatement(Reflect.apply(bind, statement, values), sql, watch)
    },
    all: timed(all),
    run: timed(run),
    raw: timed(raw),
    first: timed(first),
  })
}
