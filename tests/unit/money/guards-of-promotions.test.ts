// The database's own guards on free minutes: each test tries one forbidden statement by SQL.
import { beforeEach, expect, test } from 'vitest'
import { guardedBooks, HOLD, POST, type Transfer } from '#tests/support/books/guarded-books.ts'
import { end } from '#tests/support/database/ledger-rows.ts'

const books = guardedBooks()
const { put, run } = books
const PROMOTION: Transfer = {
  id: 'pr:s3',
  phase: 'single',
  dr: 'promo:inr',
  cr: 'a:asha',
  amount: 100,
  code: 'promotion',
  ref: 's3',
}

const free = (
  id: string,
  { by, astrologer = 'asha', seconds = 60 }: { by: string; astrologer?: string; seconds?: number },
) =>
  run(`INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
         accepted_at, started_at, free_seconds_offered, free_by)
       VALUES ('${id}', 'mira', '${astrologer}', 'chat', 'active', 180, 9000, 1, 1, 1, ${seconds}, '${by}')`)

beforeEach(async () => {
  await run(
    "UPDATE consultation SET state = 'ended', ended_at = 1, end_reason = 'failed', facts = '[]' WHERE id = 's1'",
  )
  await run("INSERT INTO account (id, kind, ccy) VALUES ('a:asha', 'payable', 'INR') ON CONFLICT DO NOTHING")
  await run("INSERT INTO account (id, kind, ccy) VALUES ('a:lata', 'payable', 'INR') ON CONFLICT DO NOTHING")
  await free('s3', { by: 'platform' })
})

test('the platform pays once, to the own astrologer, at most the offered minutes, while the consultation lives', async () => {
  await expect(put({ ...PROMOTION, amount: 9001 })).rejects.toThrow('bad_payout')
  await expect(put({ ...PROMOTION, cr: 'a:lata' })).rejects.toThrow('bad_payout')
  await expect(put({ ...PROMOTION, dr: 'exp:inr' })).rejects.toThrow('bad_transfer')
  await expect(put({ ...PROMOTION, ref: 's2' })).rejects.toThrow('bad_payout')
  await put({ ...PROMOTION, amount: 9000 })
  await put({ ...PROMOTION, amount: 9000 })
  await expect(put({ ...PROMOTION, id: 'pr:s3-again', amount: 1 })).rejects.toThrow('bad_payout')
})

test('nothing is paid after the end, nor for an astrologer’s own offer', async () => {
  await end(books.d1, 's3')
  await expect(put(PROMOTION)).rejects.toThrow('bad_payout')
  await free('s4', { by: 'astrologer' })
  await expect(put({ ...PROMOTION, id: 'pr:s4', ref: 's4' })).rejects.toThrow('bad_payout')
})

test('no charge and no payout without the client’s yes', async () => {
  const figures = "state = 'ended', ended_at = 9, end_reason = 'user_ended', facts = '[]', billable_seconds = 60"
  await put({ ...HOLD, id: 'h:s3#1', ref: 's3' })
  await put({ ...POST, id: 'p:s3#1', pending_id: 'h:s3#1', ref: 's3', amount: 180 })
  for (const sum of ['charge_cents = 180', 'payout_paise = 9000'])
    await expect(run(`UPDATE consultation SET ${figures}, ${sum} WHERE id = 's3'`)).rejects.toThrow(
      'charge_without_yes',
    )
  await run(`UPDATE consultation SET ${figures}, charge_cents = 180, went_on_at = 5 WHERE id = 's3'`)
  await expect(run("UPDATE consultation SET went_on_at = 6 WHERE id = 's3'")).rejects.toThrow('immutable')
  await expect(run("UPDATE consultation SET free_seconds = 6 WHERE id = 's3'")).rejects.toThrow('immutable')
})

test('the offer is frozen, at most five minutes, and never used beyond itself', async () => {
  await expect(run("UPDATE consultation SET free_seconds_offered = 120 WHERE id = 's3'")).rejects.toThrow('immutable')
  await expect(run("UPDATE consultation SET free_by = 'astrologer' WHERE id = 's3'")).rejects.toThrow('immutable')
  await expect(run("UPDATE consultation SET free_seconds = 61 WHERE id = 's3'")).rejects.toThrow(
    'consultation_free_used',
  )
  await end(books.d1, 's3')
  await expect(free('s4', { by: 'platform', seconds: 301 })).rejects.toThrow('consultation_free_offer')
})
