// Statements of any length are whole: 12,345 movements, each once, and the sum that the ledger has.
import { beforeEach, expect, test } from 'vitest'
import { asha, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { readEarningStatement, readWholeStatement } from '#workers/domain/reports/index.ts'

const COUNT = 12_345
const SUM = (COUNT * (COUNT + 1)) / 2
const MAY = Date.UTC(2026, 4, 1)
let d1: D1Database
let db: Db

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  // The guards want a session and a payment behind each; here only the length counts.
  const { results } = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all()
  for (const { name } of results) await d1.prepare(`DROP TRIGGER "${name}"`).run()
  const many = (id: string, dr: string, cr: string, code: string) =>
    d1
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
         INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at)
         SELECT ?1 || i, 'single', ?2, ?3, i, ?4, 'ref' || i, 'system', ${MAY} + i / 3 FROM n`,
      )
      .bind(id, dr, cr, code)
      .run()
  for (const id of ['world:usd', 'exp:inr', 'u:mira', 'a:asha'])
    await d1
      .prepare('INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, ?, ?)')
      .bind(id, 'x', id.endsWith('inr') || id === 'a:asha' ? 'INR' : 'USD')
      .run()
  await many('pay:', 'world:usd', 'u:mira', 'top_up')
  await many('y:', 'exp:inr', 'a:asha', 'payout')
  // Without its trigger the account's sum has to be written.
  await d1.prepare("UPDATE account SET cr_posted = ? WHERE id IN ('u:mira', 'a:asha')").bind(SUM).run()
})

test.each([null, '2026-05'])('a wallet (%s)', async (month) => {
  const rows = await readWholeStatement({ db }, { viewer: viewerOf('mira', 'user'), month })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT)
  expect(rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(SUM)
  expect(rows[0]?.balance_cents).toBe(SUM)
})

test('earnings', async () => {
  const deps = { db, now: () => MAY + 1_000_000 }
  const statement = await readEarningStatement(deps, { viewer: asha, month: '2026-05' })
  expect(new Set(statement.lines.map(({ id }) => id)).size).toBe(COUNT)
  expect([statement.after_paise, statement.session_paise]).toEqual([SUM, SUM])
})
