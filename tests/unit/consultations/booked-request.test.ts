// A client asks in a booked slot whose astrologer seems busy: the request goes on, and a refusal is kept.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { type RequestDeps, requestConsultation } from '#workers/domain/consultations/request/request.ts'
import { openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'

const AT = Date.UTC(2026, 4, 17, 10)
let d1: D1Database
let deps: RequestDeps
let opened: string[]

beforeEach(async () => {
  d1 = sqliteD1()
  const db = createDb(d1)
  await d1.batch([
    d1.prepare(
      "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES ('asha', 'asha@example.com', '+1', 'Asha Iyer', 'astrologer', 'active', 1), ('mira', 'mira@example.com', '+1', 'Mira Rao', 'user', 'active', 1)",
    ),
    d1.prepare(
      "INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents, payout_call_paise, payout_chat_paise, status, is_approved) VALUES ('asha', 5, '[]', '[]', '', 200, 150, 1, 1, 'busy', 1)",
    ),
  ])
  const row = {
    id: 'pay-1',
    userId: 'mira',
    amountCents: 5_000,
    provider: 'test' as const,
    createdAt: AT,
    updatedAt: AT,
  }
  await commit(db, [
    openWallet(db, 'mira'),
    db.insert(payment).values({ ...row, status: 'succeeded' }),
    topUp(db, { paymentId: 'pay-1', userId: 'mira', amountCents: 5_000, at: AT }),
  ])
  let id = 0
  opened = []
  deps = {
    db,
    now: () => AT,
    newId: () => `id-${++id}`,
    limits: { hit: async () => undefined },
    calls: {},
    rooms: {
      async open({ userId }: { userId: string }) {
        opened.push(userId)
        return 'ringing'
      },
    },
    hasTurn: async () => false,
    assertNotBooked: async () => true,
  } as unknown as RequestDeps
})

const ask = () =>
  requestConsultation(deps, {
    viewer: { userId: 'mira', role: 'user', fullName: 'Mira Rao' } as never,
    form: { astrologer_id: 'asha', kind: 'chat' },
  })
const ends = async () =>
  (await d1.prepare("SELECT end_reason FROM consultation WHERE user_id = 'mira'").all<{ end_reason: string }>()).results

test('the client of the slot rings although the line keeps the astrologer busy to everybody else', async () => {
  expect(await ask()).toMatchObject({ status: 'pending' })
  expect(opened).toEqual(['mira'])
})

test('everybody else hears that the astrologer is busy, and no request is kept', async () => {
  deps.assertNotBooked = async () => false
  await expect(ask()).rejects.toMatchObject({ code: 'astrologer_busy' })
  expect(await ends()).toEqual([])
})

test('an earlier session runs into the slot: the request of its client is kept once', async () => {
  await d1
    .prepare(
      "INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at) VALUES ('running', 'ravi', 'asha', 'chat', 'active', 150, 1, 1)",
    )
    .run()
  for (let n = 0; n < 2; n += 1) await expect(ask()).rejects.toMatchObject({ code: 'astrologer_busy' })
  expect(await ends()).toEqual([{ end_reason: 'busy' }])
  expect(opened).toEqual([])
})

test('an astrologer who went offline in the slot: the request of its client is kept', async () => {
  await d1.prepare("UPDATE astrologer SET status = 'offline' WHERE id = 'asha'").run()
  await expect(ask()).rejects.toMatchObject({ code: 'astrologer_offline' })
  expect(await ends()).toEqual([{ end_reason: 'busy' }])
})
