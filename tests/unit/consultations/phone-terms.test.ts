// The conditions under which phone calls are rung at all.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb } from '#workers/db/client.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { toggleStatus } from '#workers/domain/astrologers/availability.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import type { Calls } from '#workers/domain/consultations/request/calls.ts'
import { answersPhone, assertPhoneCall, mayTakeByPhone } from '#workers/domain/consultations/request/phone-terms.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const DAY = 86_400_000

function world(change: Partial<Calls> = {}) {
  const db = createDb(sqliteD1())
  const calls: Calls = {
    provider: 'twilio' as const,
    web: true,
    phone: true,
    numberOf: async (id) => (id === 'mira' ? '+14155551234' : '+919812345678'),
    lowestPrice: async () => 34,
    mayDialToday: async () => true,
    costOfCall: async () => null,
    ...change,
  }
  const ask = (priceCents = 180) =>
    assertPhoneCall({ db, now: () => NOW, calls }, { userId: 'mira', astrologerId: 'asha', priceCents })
  /** An ended phone call that rang phones. */
  const rang = (id: number, more: Partial<typeof consultation.$inferInsert> = {}) =>
    db.insert(consultation).values({
      id: `call-${id}`,
      userId: 'mira',
      astrologerId: 'asha',
      kind: 'phone-call' as const,
      state: 'ended',
      priceCents: 180,
      payoutPaisePerMin: 9000,
      requestedAt: NOW - 3_600_000,
      acceptedAt: NOW - 3_590_000,
      endedAt: NOW - 3_500_000,
      endReason: 'no_answer',
      endedBy: 'user' as const,
      facts: '[]',
      ...more,
    })
  const answers = () => answersPhone({ db, now: () => NOW }, 'asha')
  const practice = {
    id: 'asha',
    experienceYears: 9,
    specializations: [],
    languages: [],
    bio: '',
    priceCallCents: 180,
    priceChatCents: 180,
    payoutCallPaise: 9000,
    payoutChatPaise: 9000,
    isApproved: true,
  }
  /** The astrologer goes online by hand. */
  async function switchOn(at: number) {
    await db.insert(astrologer).values(practice)
    const line = {
      switchLine: async () => 'online' as const,
      lineTicket: async () => Promise.reject(new Error('unused')),
    }
    await toggleStatus({ db, line, now: () => at }, { userId: 'asha' } as Viewer, 'online')
  }
  return { calls, ask, rang, answers, switchOn }
}

test('both numbers are needed, and the day’s ceiling must not be reached', async () => {
  await world().ask()
  await expect(world({ numberOf: async (id) => (id === 'mira' ? null : '+91') }).ask()).rejects.toMatchObject({
    code: 'phone_unverified',
  })
  await expect(world({ numberOf: async (id) => (id === 'asha' ? null : '+1') }).ask()).rejects.toMatchObject({
    code: 'no_phone_calls',
  })
  await expect(world({ mayDialToday: async () => false }).ask()).rejects.toMatchObject({ code: 'no_phone_calls_today' })
})

test('a price that does not pay for both phones is refused, and the sentence names the lowest one', async () => {
  await world().ask(34)
  await expect(world().ask(33)).rejects.toMatchObject({
    code: 'no_phone_calls',
    message: expect.stringContaining('$0.34'),
  })
  const { calls } = world()
  expect(await mayTakeByPhone(calls, { number: '+919812345678', priceCents: 33 })).toBe(false)
  expect(await mayTakeByPhone(calls, { number: '+919812345678', priceCents: 34 })).toBe(true)
})

test('five calls a day that a person’s own phone let go unanswered; what the other side did is not counted', async () => {
  const { ask, rang } = world()
  for (let n = 0; n < 4; n += 1) await rang(n)
  await ask()
  // Not theirs: another day, ended by the other side, billed, never accepted, and a web call.
  await rang(10, { requestedAt: NOW - 2 * DAY })
  await rang(11, { endedBy: 'astrologer' })
  await rang(12, { startedAt: NOW - 3_580_000, billableSeconds: 30, chargeCents: 90, endReason: 'user_ended' })
  await rang(13, { acceptedAt: null, endReason: 'cancelled' })
  await rang(14, { kind: 'web-call' })
  await ask()
  await rang(5)
  await expect(ask()).rejects.toMatchObject({ code: 'rate_limited', message: expect.stringContaining('5 times') })
})

test('an astrologer whose phone left five clients unanswered in a day is not rung on it', async () => {
  const { ask, rang, answers } = world()
  const byAstrologer = { endedBy: 'astrologer' } as const
  for (let n = 0; n < 3; n += 1) await rang(n, { ...byAstrologer, userId: `user-${n}` })
  // Rung on the phone itself, without an accept, in a web call; rejecting on a page rang no phone.
  await rang(3, { ...byAstrologer, userId: 'user-3', kind: 'web-call', acceptedAt: null, endReason: 'busy' })
  await rang(9, { ...byAstrologer, userId: 'user-9', acceptedAt: null, endReason: 'rejected' })
  await rang(10, { ...byAstrologer, userId: 'user-10', kind: 'web-call', endReason: 'astrologer_ended' })
  await ask()
  expect(await answers()).toBe(true)
  await rang(4, { ...byAstrologer, userId: 'user-4', acceptedAt: null })
  await expect(ask()).rejects.toMatchObject({ code: 'no_phone_calls' })
  expect(await answers()).toBe(false)
})

test('one client turns nobody’s phone off, and going online by hand turns it on again', async () => {
  const { ask, rang, switchOn } = world()
  for (let n = 0; n < 7; n += 1) await rang(n, { endedBy: 'astrologer', userId: 'hostile' })
  await ask()
  for (let n = 7; n < 11; n += 1) await rang(n, { endedBy: 'astrologer', userId: `user-${n}` })
  await expect(ask()).rejects.toMatchObject({ code: 'no_phone_calls' })
  await switchOn(NOW - 1_800_000)
  await ask()
})
