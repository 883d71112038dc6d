// The hourly check of the books reads new rows only, finds every kind of wrong row among them, and needs few calls.
import { expect, test } from 'vitest'
import { growBooks, TRIGGERS } from '#tests/support/books/generated-books.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills, wrongBills } from '#workers/domain/consultations/index.ts'
import { checkLedger, checkNewBooks, findOrphanHolds } from '#workers/domain/reports/index.ts'

const NOW = Date.UTC(2026, 5, 1)

async function books(sessions: number) {
  let [calls, rows] = [0, 0]
  const d1 = sqliteD1({
    before() {
      calls += 1
    },
  })
  const db = createDb(d1)
  await growBooks(d1, { sessions })
  const triggers = (await d1.prepare(TRIGGERS).all<{ name: string }>()).results
  return {
    d1,
    db,
    check: () => checkNewBooks({ db, now: () => NOW, wrongBills: (bills) => wrongBills(count(bills)) }),
    /** The calls and the bills that a check needed. */
    async cost(work: () => Promise<unknown>) {
      ;[calls, rows] = [0, 0]
      await work()
      return { calls, bills: rows }
    },
    /** Writes what no trigger lets through. */
    async force(...sql: string[]) {
      for (const { name } of triggers) await d1.prepare(`DROP TRIGGER IF EXISTS ${name}`).run()
      for (const each of sql) await d1.prepare(each).run()
    },
  }
  function count<Row>(bills: readonly Row[]) {
    rows += bills.length
    return bills
  }
}

const ids = (found: { id: string }[]) => [...new Set(found.map(({ id }) => id))]

test('right books are right, by the hourly check and by the whole one', async () => {
  const { d1, db, check } = await books(300)
  expect(await check()).toEqual([])
  expect((await checkLedger(db)).filter(({ count }) => count > 0)).toEqual([])
  expect((await checkBills(db)).count).toBe(0)
  await growBooks(d1, { sessions: 40, after: 300 })
  expect(await check()).toEqual([])
  expect(await check()).toEqual([])
})

test('an hour costs what is new in it, however large the books are', { tags: ['long'] }, async () => {
  const small = await books(50)
  const large = await books(3000)
  const costs = []
  for (const { d1, check, cost } of [small, large]) {
    const sessions = d1 === small.d1 ? 50 : 3000
    await check()
    await growBooks(d1, { sessions: 20, after: sessions })
    costs.push(await cost(check))
  }
  expect(costs[0]?.bills).toBe(20)
  expect(costs[1]).toEqual(costs[0])
  expect(costs[0]?.calls).toBeLessThan(26)
})

test.each<[string, string[]]>([
  ['I3', ["UPDATE account SET cr_posted = cr_posted + 1 WHERE id = 'u:30'"]],
  ['I3', ["UPDATE account SET cr_posted = cr_posted + 1 WHERE id = 'rev:usd'"]],
  ['I5', ["UPDATE consultation SET charge_cents = 149 WHERE id = 's305'"]],
  ['I5', ["UPDATE consultation SET payout_paise = 1 WHERE id = 's305'"]],
  ['I6', ["UPDATE consultation SET ended_at = started_at + 100 WHERE id = 's305'"]],
  ['I7', ["DELETE FROM transfer WHERE id = 'p:s305#1'", "UPDATE account SET dr_pending = 300 WHERE id = 'u:30'"]],
  [
    'I10',
    [
      `INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
       VALUES ('lost', '1', 500, 'test', 'succeeded', ${NOW}, ${NOW})`,
    ],
  ],
  ['I10', ["DELETE FROM payment WHERE id = 'p301'"]],
  [
    'I11',
    [
      `INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at)
       VALUES ('rf:s1:1', 'single', 'rev:usd', 'u:0', 151, 'refund', 's1', 'test', ${NOW})`,
    ],
  ],
  [
    'I12',
    [
      "UPDATE consultation SET state = 'active', charge_cents = 0, payout_paise = 0, billable_seconds = 0, requested_at = 1 WHERE id = 's305'",
    ],
  ],
  [
    'I13',
    [
      "INSERT INTO audit_log (id, at, actor_id, action, object) VALUES (7, 1, 'admin', 'a', 'b'), (9, 1, 'admin', 'a', 'b')",
    ],
  ],
  ['I14', ["UPDATE consultation SET facts = '[]' WHERE id = 's305'"]],
])('an error in the rows of an hour is found: %s by %j', async (id, sql) => {
  const { d1, check, force } = await books(300)
  expect(await check()).toEqual([])
  await growBooks(d1, { sessions: 20, after: 300 })
  await force(...sql)
  expect(ids(await check())).toContain(id)
})

test('sums of an account that nothing moved are compared in their turn', async () => {
  const { check, force } = await books(300)
  expect(await check()).toEqual([])
  await force("UPDATE account SET cr_posted = cr_posted + 1 WHERE id = 'u:3'")
  expect((await check())[0]).toMatchObject({ id: 'I3', count: 1, sample: [{ id: 'u:3' }] })
})

test('a check that broke off is repeated whole, and counts no transfer twice', async () => {
  const { d1, db, check } = await books(300)
  const broken = checkNewBooks({
    db,
    now: () => NOW,
    wrongBills: () => {
      throw new Error('D1 is away')
    },
  })
  await expect(broken).rejects.toThrow('D1 is away')
  await growBooks(d1, { sessions: 20, after: 300 })
  expect(await check()).toEqual([])
})

test('a large database is caught up in parts, and until then the check says that it is behind', {
  tags: ['long'],
}, async () => {
  const { check } = await books(11_000)
  expect(await check()).toMatchObject([{ id: 'behind', sample: [{ consultations: 1000 }] }])
  expect(await check()).toEqual([])
})

test('no statement of the hourly check, or of the search for orphan holds, reads a whole table', async () => {
  const { d1 } = await books(50)
  const statements: string[] = []
  const prepare = (sql: string) => {
    statements.push(sql)
    return d1.prepare(sql)
  }
  const db = createDb({ prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database)
  await checkNewBooks({ db, now: () => NOW, wrongBills })
  await findOrphanHolds(db, 0)
  expect(statements.length).toBeGreaterThan(20)
  const scans: string[] = []
  for (const sql of statements.filter((each) => !each.includes('books_mark'))) {
    const parameters = [...sql.matchAll(/\?(\d?)/g)].map(([, n]) => Number(n || 1))
    const plan = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: Math.max(0, ...parameters) }, () => 1))
      .all<{ detail: string }>()
    scans.push(...plan.results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN')))
  }
  // `m` and `d` are the rows of one stretch.
  const partial = /^SCAN (m|d|CONSTANT ROW|\w+ USING INDEX (account_pending|consultation_due|one_live_per_astrologer))$/
  expect(scans.filter((scan) => !partial.test(scan))).toEqual([])
})
