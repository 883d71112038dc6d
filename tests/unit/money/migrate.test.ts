// A database from before the guards, with people's money in it: migrated, nothing is lost, and everything goes on.
import { expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/ledger-rows.ts'
import { sqliteD1, statementsAfter } from '#tests/support/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { hold, payout, resolveHold, walletBalance } from '#workers/domain/money/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const BEFORE = '0010_push_device.sql'

test('holds that stood before the migration are captured after it, and the guards hold', async () => {
  const d1 = sqliteD1({}, BEFORE)
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  const at = Date.now()
  for (const id of ['over', 'runs']) {
    await liveConsultation(db, { id, userId: 'mira' })
    await commit(db, [hold(db, { consultationId: id, n: 1, userId: 'mira', amountCents: 400, at })])
  }
  const settle = (id: string) =>
    commit(db, [
      resolveHold(db, { consultationId: id, userId: 'mira', capture: { n: 1, postCents: 150, holdCents: 400 }, at }),
      payout(db, { consultationId: id, astrologerId: `astrologer-${id}`, paise: 6000, at }),
    ])
  await settle('over')
  const facts = JSON.stringify(
    ['user', 'astrologer'].flatMap((side) => [
      { key: `j:${side}`, kind: 'join', side, connection: side, at },
      { key: `l:${side}`, kind: 'leave', side, connection: side, at: at + 60_000 },
    ]),
  )
  await d1
    .prepare(
      `UPDATE consultation SET state = 'ended', end_reason = 'user_ended', started_at = ?, ended_at = ?, facts = ?,
         billable_seconds = 60, charge_cents = 150, payout_paise = 6000 WHERE id = 'over'`,
    )
    .bind(at, at + 60_000, facts)
    .run()
  await d1.batch(statementsAfter(BEFORE).map((sql) => d1.prepare(sql)))
  expect(await walletBalance(db, 'mira')).toEqual({ balanceCents: 850, heldCents: 400, availableCents: 450 })
  expect((await checkBills(db)).count).toBe(0)
  await settle('runs')
  await expect(end(d1, 'over')).rejects.toThrow('immutable')
  expect((await walletBalance(db, 'mira')).balanceCents).toBe(700)
  const { results } = await d1.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'kept_%'").all()
  expect(results).toEqual([])
  const wrong = (await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')
  expect(wrong).toEqual([])
})
