// Lists show what went back after a session: to the client in cents, and of the astrologer's earnings in paise.
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '#app/screens/dashboard/astrologer/history/account-history-text.ts'
import { walletWith } from '#tests/support/database/ledger-rows.ts'
import { addAccount, asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { readConversations } from '#workers/domain/consultations/conversation/read-conversations.ts'
import { listConsultations } from '#workers/domain/consultations/list-consultations.ts'
import { readHistory } from '#workers/domain/consultations/read-consultation.ts'
import { hold, openPayable, payout, refundCharge, resolveHold } from '#workers/domain/money/index.ts'
import { findCalls, readAccountHistory, readPayoutDetails } from '#workers/domain/reports/index.ts'

const mira = viewerOf('mira', 'user')
let db: Db

/** A call and a chat of $3.30 and ₹232.32 each; a third of the call is refunded. */
beforeEach(async () => {
  const books = await practiceBooks()
  db = books.db
  await addAccount(books.d1, 'mira', 'user', 'Mira Rao')
  await walletWith(db, 'mira', 10_000)
  for (const [id, kind] of [
    ['talk', 'web-call'],
    ['typed', 'chat'],
  ] as const) {
    await commit(db, [openPayable(db, 'asha')])
    await books.d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
           accepted_at, started_at) VALUES (?1, 'mira', 'asha', ?2, 'active', 180, 12672, ?3, ?3, ?3)`,
      )
      .bind(id, kind, NOW)
      .run()
    const capture = { n: 1, postCents: 330, holdCents: 1000 }
    await commit(db, [
      hold(db, { consultationId: id, n: 1, userId: 'mira', amountCents: 1000, at: NOW }),
      resolveHold(db, { consultationId: id, userId: 'mira', capture, at: NOW }),
      payout(db, { consultationId: id, astrologerId: 'asha', paise: 23_232, at: NOW }),
    ])
    await books.d1
      .prepare(
        `UPDATE consultation SET state = 'ended', end_reason = 'user_ended', ended_at = ?2, facts = '[]', charge_cents = 330,
           payout_paise = 23232, billable_seconds = 110 WHERE id = ?1`,
      )
      .bind(id, NOW)
      .run()
  }
  await refundCharge(
    { db, now: () => NOW + 1 },
    {
      charge: { consultationId: 'talk', userId: 'mira', astrologerId: 'asha', chargeCents: 330, payoutPaise: 23_232 },
      amountCents: 110,
      reason: 'The line was bad.',
      actorId: 'nisha',
      refund: { id: 'r1', keep: () => [] },
    },
  )
})

const byId = <Row extends { session_id: string | null }>(rows: readonly Row[], id: string) =>
  rows.find(({ session_id }) => session_id === id)

test('the client sees the refund, and nothing of what the astrologer earns', async () => {
  const { results } = await readHistory({ db }, mira)
  expect(byId(results, 'talk')).toMatchObject({ amount: 3.3, refunded_cents: 110, taken_back_paise: null })
  expect(byId(results, 'typed')).toMatchObject({ amount: 3.3, refunded_cents: 0, taken_back_paise: null })
  expect(await readConversations({ db }, mira)).toMatchObject([{ session_id: 'typed', refunded_cents: 0 }])
})

test('the astrologer sees in every list what was taken back', async () => {
  for (const { results } of [await readHistory({ db }, asha), await listConsultations({ db }, { viewer: asha })]) {
    expect(byId(results, 'talk')).toMatchObject({ amount: 232.32, refunded_cents: 110, taken_back_paise: 7_744 })
    expect(byId(results, 'typed')).toMatchObject({ amount: 232.32, refunded_cents: 0, taken_back_paise: 0 })
  }
  const { results } = await readAccountHistory({ db }, { viewer: asha })
  const more = (id: string) => results.filter(({ session_id }) => session_id === id).map((event) => wordsOf(event).more)
  expect(more('talk')).toEqual([expect.stringContaining('₹232.32 (₹77.44 taken back).')])
  expect(more('typed')).toEqual([expect.stringContaining('₹232.32.')])
  expect(results.find(({ what }) => what === 'registered')).toMatchObject({ taken_back_paise: null })
})

test('admins see the refund with the calls and in the details of payouts', async () => {
  expect((await findCalls(db, {})).rows).toMatchObject([{ id: 'talk', charge_cents: 330, refunded_cents: 110 }])
  const settings = async () => ({ timezone: 'UTC', usdInrRate: 80 })
  const details = await readPayoutDetails({ db, now: () => NOW, settings }, { astrologerId: 'asha', days: 1 })
  expect(details.call_records).toMatchObject([{ id: 'talk', cost: 3.3, refunded: 1.1 }])
  expect(details.chat_records).toMatchObject([{ id: 'typed', cost: 3.3, refunded: 0 }])
})
