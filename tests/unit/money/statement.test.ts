// A wallet's statement: every balance is the sum of what came until then, on each page and in each period.
import { expect, test } from 'vitest'
import { walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import * as money from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { findStatement } from '#workers/domain/reports/viewer/statement.repo.ts'

const COUNT = 50
const ALL = { from: 0, to: Number.MAX_SAFE_INTEGER }

/** Fifty top-ups of 1, 2, 3 … cents, three of them at each instant. */
async function wallet() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await walletWith(db, 'ravi', 700)
  await commit(db, [money.openWallet(db, 'mira')])
  for (let n = 1; n <= COUNT; n += 1) {
    const at = 1_000 + Math.floor(n / 3)
    const id = `p${String((n * 37) % 101).padStart(3, '0')}`
    const row = { id, userId: 'mira', amountCents: n, provider: 'test' as const, createdAt: at, updatedAt: at }
    await commit(db, [
      db.insert(payment).values({ ...row, status: 'succeeded' }),
      money.topUp(db, { paymentId: id, userId: 'mira', amountCents: n, at }),
    ])
  }
  return { d1, db }
}

test('balances add up over pages and periods, also of movements at one instant', async () => {
  const { db } = await wallet()
  const whole = await findStatement(db, { userId: 'mira', period: ALL, page: 1, size: 100 })
  expect(whole.count).toBe(COUNT)
  const oldestFirst = whole.rows.toReversed()
  let sum = 0
  for (const { amount, balance } of oldestFirst) {
    sum += amount
    expect(balance).toBe(sum)
  }
  expect(sum).toBe((COUNT * (COUNT + 1)) / 2)
  for (const page of [1, 2, 3]) {
    const { rows, pages } = await findStatement(db, { userId: 'mira', period: ALL, page })
    expect(pages).toBe(3)
    expect(rows).toEqual(whole.rows.slice((page - 1) * 20, page * 20))
  }
  const period = { from: 1_004, to: 1_010 }
  const some = await findStatement(db, { userId: 'mira', period, page: 1, size: 100 })
  expect(some.rows).toEqual(whole.rows.filter(({ at }) => at >= period.from && at < period.to))
  expect((await findStatement(db, { userId: 'mira', period, page: 9 })).rows).toEqual([])
})

test('a page reads the movements of its wallet by an index, and no whole table', async () => {
  const { d1 } = await wallet()
  const seen: string[] = []
  const spy = new Proxy(d1, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (name !== 'prepare') return value
      return (sql: string) => {
        seen.push(sql)
        return target.prepare(sql)
      }
    },
  })
  await findStatement(createDb(spy), { userId: 'mira', period: ALL, page: 1 })
  const plans = await Promise.all(seen.map((sql) => d1.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()))
  const steps = plans.flatMap(({ results }) => results.map(({ detail }) => detail))
  expect(steps.filter((step) => /SCAN (transfer|consultation|c|user|a)\b(?!.*USING)/.test(step))).toEqual([])
  expect(steps.filter((step) => /transfer_by_[dc]r \([dc]r=\? AND at>/.test(step)).length).toBeGreaterThanOrEqual(4)
})
