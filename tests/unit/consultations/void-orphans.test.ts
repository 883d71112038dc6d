// A hold whose write came after the settlement: the database lets it in only while the consultation lives, and refuses an end
// while it is open. Those of consultations that ended before that guard are given back.
import { expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { voidOrphanHolds } from '#workers/domain/consultations/billing/void-orphans.ts'
import { hold, walletBalance } from '#workers/domain/money/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

test('holds of consultations that ended before the guard are voided, those of live ones stay', async () => {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await d1.prepare('DROP TRIGGER c_open_hold').run()
  await walletWith(db, 'mira', 1000)
  const at = Date.now()
  for (const id of ['over', 'runs']) {
    await liveConsultation(db, { id, userId: 'mira' })
    await commit(db, [hold(db, { consultationId: id, n: 12, userId: 'mira', amountCents: 300, at })])
  }
  await end(d1, 'over')
  expect(await voidOrphanHolds({ db, now: () => at })).toBe(1)
  expect(await voidOrphanHolds({ db, now: () => at })).toBe(0)
  expect(await walletBalance(db, 'mira')).toEqual({ balanceCents: 1000, heldCents: 300, availableCents: 700 })
  expect((await checkLedger(db)).filter(({ count }) => count > 0)).toEqual([])
})

test('a hold that comes after the end is refused', async () => {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  await liveConsultation(db, { id: 'over', userId: 'mira' })
  await end(d1, 'over')
  const late = hold(db, { consultationId: 'over', n: 2, userId: 'mira', amountCents: 300, at: 1 })
  await expect(commit(db, [late])).rejects.toMatchObject({ code: 'wrong_state' })
})
