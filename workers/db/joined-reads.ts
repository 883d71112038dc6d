// Reads that are asked for at one moment go to D1 as one batch: each question alone costs the way to the database and
// back, which is 150 ms from another continent.
import { isAppError } from '#workers/contract/errors.ts'
import { columnsOf } from './select-columns.ts'

type Result = D1Result<Record<string, unknown>>

/** A statement that only reads, or a batch of such ones. */
type Read = {
  statements: D1PreparedStatement[]
  /** The binding's own method, for a read that stays alone. */
  alone(): Promise<unknown>
  /** The answer as the caller wants it, out of those of a batch; undefined when they do not tell. */
  from(results: Result[]): unknown
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** Turns of the microtasks in which reads are collected: those of one `Promise.all` begin within a few. */
const TURNS = 12
const MOST_AT_ONCE = 20

/**
 * The binding with its reads joined. They are collected in microtasks only, and these belong to one request: another
 * request's answer may not be waited for in Workers.
 */
export function joinReads(binding: D1Database): D1Database {
  let waiting: Read[] = []
  const reads = new WeakSet<D1PreparedStatement>()
  function ask(read: Omit<Read, 'resolve' | 'reject'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ ...read, resolve, reject })
      if (waiting.length === 1) void collect()
    })
  }
  async function collect(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await null
    const asked = waiting
    waiting = []
    for (let n = 0; n < asked.length; n += MOST_AT_ONCE) void answer(binding, asked.slice(n, n + MOST_AT_ONCE))
  }
  function batch(statements: D1PreparedStatement[]): Promise<unknown> {
    const alone = () => binding.batch(statements)
    if (!statements.every((each) => reads.has(each))) return alone()
    return ask({ statements, alone, from: (results) => results })
  }
  return new Proxy(binding, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => joinedStatement(target.prepare(sql), { sql, ask, reads })
      if (name === 'batch') return batch
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function answer(binding: D1Database, reads: readonly Read[]): Promise<void> {
  if (reads.length === 1) return answerAlone(reads)
  try {
    const results = await binding.batch<Record<string, unknown>>(reads.flatMap(({ statements }) => statements))
    const untold: Read[] = []
    let at = 0
    for (const read of reads) {
      const told = read.from(results.slice(at, at + read.statements.length))
      at += read.statements.length
      if (told === undefined) untold.push(read)
      else read.resolve(told)
    }
    await answerAlone(untold)
  } catch (error) {
    // A database that does not answer is not asked again by each; of a batch that was refused each has its own answer.
    if (isAppError(error)) for (const { reject } of reads) reject(error)
    else await answerAlone(reads)
  }
}

async function answerAlone(reads: readonly Read[]): Promise<void> {
  await Promise.all(reads.map(({ alone, resolve, reject }) => alone().then(resolve, reject)))
}

type Joining = {
  sql: string
  ask(read: Omit<Read, 'resolve' | 'reject'>): Promise<unknown>
  /** The statements that only read. */
  reads: WeakSet<D1PreparedStatement>
}

// Its own methods replaced: a batch must get the very objects that D1 made.
function joinedStatement(statement: D1PreparedStatement, joining: Joining): D1PreparedStatement {
  const { sql, ask, reads } = joining
  const statements = [statement]
  const { bind, all, raw, first } = statement
  const bound = { bind: (...values: unknown[]) => joinedStatement(Reflect.apply(bind, statement, values), joining) }
  if (!isRead(sql)) return Object.assign(statement, bound)
  reads.add(statement)
  const alone = (method: (...args: never[]) => Promise<unknown>, args: unknown[]) => () =>
    Reflect.apply(method, statement, args)
  return Object.assign(statement, {
    ...bound,
    all: () => ask({ statements, alone: alone(all, []), from: ([result]) => result }),
    raw: (...args: unknown[]) =>
      ask({
        ...{ statements, alone: alone(raw, args) },
        from: ([result]) => (args[0] || !result ? undefined : rowsOf(result.results, sql)),
      }),
    first: (...args: unknown[]) =>
      ask({
        ...{ statements, alone: alone(first, args) },
        from: ([result]) => firstOf(result, args),
      }),
  })
}

function firstOf(result: Result | undefined, [column]: unknown[]): unknown {
  const row = result?.results[0]
  if (!row) return result ? null : undefined
  return column === undefined ? row : row[String(column)]
}

// A batch answers objects, in which one of two columns of the same name is lost.
function rowsOf(rows: readonly Record<string, unknown>[], sql: string): unknown[][] | undefined {
  if (rows.length === 0) return []
  const columns = columnsOf(sql)
  if (!columns || new Set(columns).size !== columns.length || columns.some((name) => /^\d/.test(name))) return
  const values = rows.map((row) => Object.values(row))
  return values.every(({ length }) => length === columns.length) ? values : undefined
}

function isRead(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace)\s/i.test(sql)
}
