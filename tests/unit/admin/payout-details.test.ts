// The details of an astrologer's payouts count what was billed, however many rows are shown.
import { expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import { calculatePayouts, readPayoutDetails } from '#workers/domain/reports/index.ts'

test('more sessions than rows are shown: the totals are of all, without those that nobody answered', async () => {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  const settings = async () => ({ timezone: 'UTC', usdInrRate: 80 })
  const add = (from: number, count: number, reason: string, seconds: number) =>
    d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
           requested_at, started_at, ended_at, facts, billable_seconds)
         WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + ?2 - 1)
         SELECT 's' || i, 'mira', 'asha', 'chat', 'ended', ?3, 180, 9000, ?4 + i, ?4, ?4, '[]', ?5 FROM n`,
      )
      .bind(from, count, reason, NOW - 1_000_000, seconds)
      .run()
  await add(1, 1_100, 'user_ended', 60)
  await add(5_001, 3, 'no_answer', 0)
  const deps = { db, now: () => NOW, settings }
  const details = await readPayoutDetails(deps, { astrologerId: 'asha', days: 30 })
  expect(details.summary).toMatchObject({ total_chats: 1_100, total_chat_minutes: 1_100, total_calls: 0 })
  expect(details.chat_records).toHaveLength(1_000)
  const { astrologer_breakdown: rows } = await calculatePayouts(deps, 30)
  expect(rows).toMatchObject([{ id: 'asha', chat_count: 1_100, chat_minutes: 1_100, call_count: 0 }])
})
