// A history longer than any list: counted whole, reached by pages.
import { expect, test } from 'vitest'
import { addAccount, asha, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { countHistory, readHistory, readHistoryPage } from '#workers/domain/consultations/read-consultation.ts'

test('501 sessions are counted as 501, and pages reach each once', async () => {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await d1
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
       INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, ended_at, facts)
       SELECT 's' || i, 'mira', 'asha', CASE i % 3 WHEN 0 THEN 'web-call' ELSE 'chat' END, 'ended', 'no_answer', 180, 9000,
         i / 4, i / 4, '[]' FROM n`,
    )
    .run()
  const mira = viewerOf('mira', 'user')
  for (const viewer of [mira, asha]) {
    expect((await readHistory({ db }, viewer)).count).toBe(501)
    expect(await countHistory({ db }, viewer)).toEqual({ chat: 334, 'web-call': 167, 'phone-call': 0 })
  }
  const seen = new Set<string>()
  for (let page = 1; page <= 7; page += 1)
    for (const { session_id } of await readHistoryPage({ db }, { viewer: mira, kind: 'web-call', page, size: 25 }))
      seen.add(session_id)
  expect(seen.size).toBe(167)
})
