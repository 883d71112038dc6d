// Joining a line asks for what a request asks for: the money for two minutes, and a kind that the astrologer takes.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { createWaiting, type Lines } from '#workers/domain/waiting/index.ts'

const AT = Date.UTC(2026, 4, 17, 10)

async function waitingWith(cents: number) {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await d1.batch([
    d1.prepare(
      "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES ('asha', 'asha@example.com', '+1', 'Asha Iyer', 'astrologer', 'active', 1), ('mira', 'mira@example.com', '+1', 'Mira Rao', 'user', 'active', 1)",
    ),
    d1.prepare(
      "INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents, payout_call_paise, payout_chat_paise, status, is_approved, takes_web_calls) VALUES ('asha', 5, '[]', '[]', '', 200, 150, 1, 1, 'busy', 1, 0)",
    ),
  ])
  const row = {
    id: 'pay-1',
    userId: 'mira',
    amountCents: cents,
    provider: 'test' as const,
    createdAt: AT,
    updatedAt: AT,
  }
  await commit(db, [
    openWallet(db, 'mira'),
    db.insert(payment).values({ ...row, status: 'succeeded' }),
    topUp(db, { paymentId: 'pay-1', userId: 'mira', amountCents: cents, at: AT }),
  ])
  const lines = {
    joinLine: async () => ({ position: 1, waiting: 1, kind: 'chat', turnEndsAt: null }),
  } as unknown as Lines
  const waiting = createWaiting({ db, now: () => AT, lines })
  const viewer = { userId: 'mira', role: 'user', fullName: 'Mira Rao' } as never
  return (kind: 'chat' | 'web-call') => waiting.join({ viewer, astrologerId: 'asha', kind })
}

test('a client with money for two minutes joins; one with less reads why not', async () => {
  expect(await (await waitingWith(300))('chat')).toMatchObject({ position: 1, estimate: { from_minutes: 0 } })
  await expect((await waitingWith(299))('chat')).rejects.toMatchObject({ code: 'insufficient_funds' })
})

test('a kind that is off is refused before anybody waits for it', async () => {
  await expect((await waitingWith(5_000))('web-call')).rejects.toMatchObject({ code: 'no_web_calls' })
})
