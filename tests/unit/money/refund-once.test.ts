// A refund and its kept answer are one: however often a request comes, and wherever it was cut, the money moves once.
import { expect, test, vi } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createIdempotency } from '#workers/domain/idempotency/index.ts'
import {
  hold,
  insertPayout,
  payout,
  refundCharge,
  resolveHold,
  walletBalance,
  withdraw,
} from '#workers/domain/money/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const KEY = { userId: 'nisha', key: 'refund-of-today', route: 'post /refund/', status: 201 }
const NOW = Date.UTC(2026, 4, 17)

async function charged() {
  const faults = { down: false }
  const d1 = sqliteD1(faults)
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  const capture = { n: 1, postCents: 600, holdCents: 1000 }
  await commit(db, [
    hold(db, { consultationId: 's1', n: 1, userId: 'mira', amountCents: 1000, at: NOW }),
    resolveHold(db, { consultationId: 's1', userId: 'mira', capture, at: NOW }),
    payout(db, { consultationId: 's1', astrologerId: 'asha', paise: 30_000, at: NOW }),
  ])
  await end(d1, 's1')
  const charge = { consultationId: 's1', userId: 'mira', astrologerId: 'asha', chargeCents: 600, payoutPaise: 30_000 }
  const clock = { now: NOW }
  const idempotency = createIdempotency({ db, now: () => clock.now })
  const refund = async (amountCents = 200) => {
    const kept = await idempotency.claim({ ...KEY, requestHash: `hash-${amountCents}` })
    if (kept) return kept
    const effect = await idempotency.effect(KEY)
    const answer = { refunded_cents: amountCents }
    const shared = { charge, amountCents, reason: 'The line was bad.', actorId: 'nisha' }
    await refundCharge(
      { db, now: () => clock.now },
      { ...shared, refund: { id: effect.id, keep: () => effect.keep(answer) } },
    )
    return { status: 201, body: JSON.stringify(answer) }
  }
  const balance = async () => (await walletBalance(db, 'mira')).balanceCents
  return { d1, db, clock, refund, balance, faults }
}

test('the answer is kept with the money: a repeat after a kill in between gets it, and nothing moves', async () => {
  const { refund, balance } = await charged()
  // As after a kill right behind the batch: nobody came to keep the answer by itself.
  const first = await refund()
  expect(await refund()).toEqual(first)
  expect(await balance()).toBe(600)
})

test('a lost answer: the same key repeats the same refund', async () => {
  const { d1, clock, refund, balance } = await charged()
  await refund()
  await d1.prepare('UPDATE idempotency_key SET status = NULL, body = NULL').run()
  await expect(refund()).rejects.toMatchObject({ code: 'idempotency_running' })
  clock.now += 61_000
  await refund()
  await d1.prepare('DELETE FROM idempotency_key').run()
  await refund()
  expect(await balance()).toBe(600)
  const entries = await d1.prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'refund'").first<{ n: number }>()
  expect(entries?.n).toBe(1)
})

test('another amount under a used key is refused, also when the first request never answered', async () => {
  const { d1, clock, refund, balance } = await charged()
  await refund()
  await expect(refund(300)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  await d1.prepare('UPDATE idempotency_key SET status = NULL').run()
  clock.now += 61_000
  await expect(refund(300)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  await d1.prepare('DELETE FROM idempotency_key').run()
  await expect(refund(300)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  expect(await balance()).toBe(600)
})

test('a payout at the same moment: the refund is paid, and the share that is gone is taken from the next one', async () => {
  const { d1, db, refund, balance } = await charged()
  const paid = { payoutId: 'p1', astrologerId: 'asha', paise: 30_000, actor: 'nisha', at: NOW }
  const batch = d1.batch.bind(d1)
  // The payout is stored between the refund’s read of the amount due and the refund’s write.
  const payout = vi.spyOn(d1, 'batch').mockImplementationOnce(async (statements) => {
    payout.mockRestore()
    await commit(db, [
      insertPayout(db, { id: 'p1', astrologerId: 'asha', paise: 30_000, at: NOW, toAt: NOW }),
      withdraw(db, paid),
    ])
    return batch(statements)
  })
  await refund()
  expect(await balance()).toBe(600)
  const { results } = await d1.prepare('SELECT paise FROM payout_receivable').all()
  expect(results).toEqual([{ paise: 10_000 }])
  expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')).toEqual([])
})

test('a share that was paid out already is kept for the next payout, once, and the books are clean', async () => {
  const { d1, db, refund, balance } = await charged()
  const paid = { payoutId: 'p1', astrologerId: 'asha', paise: 25_000, actor: 'nisha', at: NOW }
  await commit(db, [
    insertPayout(db, { id: 'p1', astrologerId: 'asha', paise: 25_000, at: NOW, toAt: NOW }),
    withdraw(db, paid),
  ])
  // A third of the charge: 10,000 of 30,000 paise, of which 5,000 are still there.
  await refund()
  await refund()
  expect(await balance()).toBe(600)
  const { results } = await d1.prepare('SELECT astrologer_id, session_id, paise, taken_at FROM payout_receivable').all()
  expect(results).toEqual([{ astrologer_id: 'asha', session_id: 's1', paise: 5_000, taken_at: null }])
  expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')).toEqual([])
})
