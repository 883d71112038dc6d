// npm run bench -- admin: what the admins' lists, searches and figures cost on a large platform in the local D1, beside a read of
// one row: p50, p95, and the rows that D1 says it has read. Fails when a list takes more than ten times the one row's p50,
// or when anything reads more rows than its bound.

import { startTestServer } from '#tests/support/servers/server.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import * as reports from '#workers/domain/reports/index.ts'
import { growPlatform } from './grow-platform.ts'

const size = {
  astrologers: Number(process.env.BENCH_ASTROLOGERS ?? 10_000),
  clients: Number(process.env.BENCH_CLIENTS ?? 100_000),
  sessions: Number(process.env.BENCH_SESSIONS ?? 300_000),
}
const RUNS = Number(process.env.BENCH_RUNS ?? 40)
const TIMES_ONE_ROW = 10
/** No list and no figure needs more. */
const ROWS_MAX = 10_000

const server = await startTestServer()
let failed = 0
try {
  const begun = performance.now()
  const { to } = await growPlatform(server.db, size)
  console.log(`${JSON.stringify(size)} made in ${Math.round((performance.now() - begun) / 1000)} s`)
  const now = () => to
  const settings = async () => ({ timezone: 'Asia/Kolkata', usdInrRate: 88, usdInrRateSetAt: 0 })
  const added = performance.now()
  await reports.rollUpFigures({ db: createDb(server.db), now: () => to })
  await reports.rollUpFigures({ db: createDb(server.db), now: () => to })
  await reports.rollUpFigures({ db: createDb(server.db), now: () => to })
  console.log(`figures added up in ${Math.round(performance.now() - added)} ms`)
  const figures = { now, settings }
  const cases: Record<string, (db: Db) => Promise<unknown>> = {
    'one row': (db) => db.$client.prepare('SELECT * FROM user WHERE id = ?').bind('c77').first(),
    astrologers: (db) => reports.findAdminAstrologers(db, { size: 20 }),
    'astrologers, page 400': (db) => reports.findAdminAstrologers(db, { after: 'a8000', size: 20 }),
    'astrologers by rating': (db) => reports.findAdminAstrologers(db, { filters: { sort: '-rating' }, size: 20 }),
    'astrologers, online': (db) => reports.findAdminAstrologers(db, { filters: { status: 'online' }, size: 20 }),
    'astrologers, search': (db) => reports.findAdminAstrologers(db, { filters: { search: 'meera' }, size: 20 }),
    'astrologers, pending': (db) => reports.findAdminAstrologers(db, { filters: { approval: 'pending' }, size: 20 }),
    'astrologers, counts': (db) => reports.readAccounts({ db, now }),
    clients: (db) => reports.findClients(db, {}),
    'clients, search': (db) => reports.findClients(db, { search: 'sunita rao 4' }),
    'clients, counts': (db) => reports.countClients(db),
    client: (db) => reports.findClientDetail(db, { id: 'c77', now: to }),
    'sessions of a client': (db) => reports.findConsultationsOfClient(db, { userId: 'c77', size: 25 }),
    calls: (db) => reports.findCalls(db, {}),
    'calls, search': (db) => reports.findCalls(db, { search: 'sunita rao 4' }),
    'chats, page 1': (db) => reports.findChats(db, { page: 1, limit: 10 }),
    'chats, search': (db) => reports.findChats(db, { page: 1, limit: 10, search: 'sunita rao 4' }),
    'chats, counts': (db) => reports.findChatStats(db, to),
    files: (db) => reports.findSharedFiles(db, { page: 1, size: 25 }),
    'files, search': (db) => reports.findSharedFiles(db, { page: 1, size: 25, search: 'sunita rao 4' }),
    'sessions with files': (db) => reports.findConsultationsWithFiles(db, {}),
    reviews: (db) => reports.findReviews(db, {}),
    audit: (db) => reports.readAudit({ db, settings }, {}, 25),
    'audit, one action': (db) => reports.readAudit({ db, settings }, { action: 'refund' }, 25),
    'payouts made': (db) => reports.findPayouts(db, {}),
    live: (db) => reports.findLivePlatform(db, to),
    activity: (db) => reports.readActivity({ db }),
    'stats, today': (db) => reports.readStats({ db, ...figures }, 'today'),
    'stats, month': (db) => reports.readStats({ db, ...figures }, 'month'),
    'stats, all': (db) => reports.readStats({ db, ...figures }, 'all'),
    'overview, month': (db) => reports.readOverview({ db, ...figures }, 'month'),
  }
  let limit = 0
  for (const [name, work] of Object.entries(cases)) {
    const { p50, p95, rows } = await measure(server.db, work)
    if (name === 'one row') limit = TIMES_ONE_ROW * p50
    const wrong = [
      p50 > limit && !/^(stats|overview)/.test(name) ? `slower than ${limit.toFixed(1)} ms` : '',
      rows > ROWS_MAX ? 'too many rows' : '',
    ]
    if (wrong.some(Boolean)) failed += 1
    const figuresOf = `p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ${String(rows).padStart(7)} rows`
    console.log(`${name.padEnd(24)} ${figuresOf}  ${wrong.filter(Boolean).join(', ')}`)
  }
} finally {
  await server.stop()
}
console.log(failed === 0 ? 'All within their bounds.' : `${failed} beyond their bounds.`)
process.exit(failed === 0 ? 0 : 1)

async function measure(d1: D1Database, work: (db: Db) => Promise<unknown>) {
  const counted = { rows: 0 }
  await work(createDb(counting(d1, counted)))
  const db = createDb(d1)
  const times: number[] = []
  for (let n = 0; n < RUNS; n += 1) {
    const begun = performance.now()
    await work(db)
    times.push(performance.now() - begun)
    // A walk through the platform is told by a few runs.
    if (times.length >= 5 && times.reduce((sum, time) => sum + time, 0) > 10_000) break
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), rows: counted.rows }
}

/** Wraps a database so that it adds up the rows that each statement reads. */
function counting(d1: D1Database, counted: { rows: number }): D1Database {
  type Result = { meta?: { rows_read?: number } }
  const count = <R>(result: R): R => {
    for (const each of [result].flat()) counted.rows += (each as Result).meta?.rows_read ?? 0
    return result
  }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      // Both leave the meta out.
      first: async (column?: string) => {
        const row = count(await statement.all<Record<string, unknown>>()).results[0] ?? null
        return column && row ? row[column] : row
      },
      raw: async () => {
        const { results } = count(await statement.all<Record<string, unknown>>())
        return results.map((row) => Object.values(row))
      },
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      count(await d1.batch(statements.map((each) => originals.get(each) ?? each))),
  } as unknown as D1Database
}
