// Free minutes: once for a person, by account and by phone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount } from '#tests/support/pages/practices.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { countedSpans, type Fact, lengthOf } from '#workers/domain/consultations/billing/billable-time.ts'
import { betterOffer, freeMinutesFor, takeFreeMinutes } from '#workers/domain/consultations/billing/free-minutes.ts'

const practice = (id: string, freeMinutes: number, priceCents = 180) => ({
  id,
  experienceYears: 9,
  specializations: [],
  languages: [],
  bio: '',
  priceCallCents: priceCents,
  freeMinutes,
  priceChatCents: priceCents,
  payoutCallPaise: 9000,
  payoutChatPaise: 9000,
  isApproved: true,
})
const viewer = (userId: string) => ({ userId, role: 'user' }) as Viewer
let count = 0

async function world({ own = 2, platform = 0 }: { own?: number; platform?: number } = {}) {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await db.insert(astrologer).values([practice('asha', own), practice('lata', own), practice('dear', own, 501)])
  const phones: Record<string, string | null> = {
    mira: 'phone-1',
    twin: 'phone-1',
    ravi: 'phone-2',
    new: null,
    asha: 'phone-3',
    self: 'phone-3',
  }
  for (const id of Object.keys(phones)) await addAccount(d1, id, 'user')
  const deps = {
    db,
    calls: { provider: 'embedded' as const },
    platformMinutes: async () => platform,
    phoneHashesOf: async (account: { id: string } | null) => [phones[account?.id ?? ''] ?? []].flat(),
  }
  const offer = (userId: string, astrologerId = 'asha') =>
    freeMinutesFor(deps, { viewer: viewer(userId), astrologerId })
  /** A request with these minutes, whose consultation is in this state. */
  async function ask(userId: string, minutes: number, { astrologerId = 'asha', state = 'active', used = 0 } = {}) {
    count += 1
    const id = `c-${count}`
    const asked = { viewer: viewer(userId), astrologerId, kind: 'chat' as const, minutes, consultationId: id }
    const start = { ...asked, priceCents: 180, at: 1 }
    const { free, statements } = await takeFreeMinutes(deps, start)
    await commit(db, statements)
    const ended = state === 'ended' ? "1, 'user_ended', '[]'" : 'NULL, NULL, NULL'
    await d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
           started_at, free_seconds_offered, free_by, free_seconds, ended_at, end_reason, facts)
         VALUES (?, ?, ?, 'chat', ?, 180, 9000, 1, 1, ?, ?, ?, ${ended})`,
      )
      .bind(id, userId, astrologerId, state, free.seconds, free.by, used)
      .run()
    return free
  }
  return { deps, offer, ask }
}

test('the longer offer is taken, and of two equal ones the platform’s', () => {
  expect(betterOffer({ astrologer: 3, platform: 2 })).toEqual({ minutes: 3, by: 'astrologer' })
  expect(betterOffer({ astrologer: 3, platform: 3 })).toEqual({ minutes: 3, by: 'platform' })
  expect(betterOffer({ astrologer: 0, platform: 0 })).toBeNull()
  expect(betterOffer({ astrologer: 9, platform: 0 })).toEqual({ minutes: 5, by: 'astrologer' })
})

test('an astrologer’s offer is once for a client and astrologer', async () => {
  const { offer, ask } = await world()
  await ask('mira', 2, { state: 'ended', used: 1 })
  expect(await offer('mira')).toBeNull()
  expect(await offer('mira', 'lata')).toMatchObject({ minutes: 2, by: 'astrologer', needs_phone: false })
})

test('the platform’s offer is once for a person, with whomever', async () => {
  const { offer, ask } = await world({ own: 0, platform: 3 })
  expect(await ask('mira', 3, { state: 'ended', used: 20 })).toEqual({ seconds: 180, by: 'platform' })
  expect(await offer('mira')).toBeNull()
  expect(await offer('mira', 'lata')).toBeNull()
  expect(await offer('ravi', 'lata')).toMatchObject({ minutes: 3, by: 'platform' })
})

test('a second account on the same phone gets nothing', async () => {
  const { offer, ask } = await world({ platform: 5 })
  await ask('mira', 5, { state: 'ended', used: 300 })
  expect(await offer('twin')).toMatchObject({ by: 'astrologer', minutes: 2 })
  await expect(ask('twin', 5)).rejects.toMatchObject({ code: 'free_minutes_gone' })
})

test('two requests at once: one gets the minutes', async () => {
  const { deps } = await world({ own: 0, platform: 3 })
  const claim = (userId: string, consultationId: string) =>
    takeFreeMinutes(deps, {
      viewer: viewer(userId),
      astrologerId: 'asha',
      kind: 'chat',
      minutes: 3,
      consultationId,
      priceCents: 180,
      at: 1,
    })
  const [first, second, third] = await Promise.all([claim('mira', 'c-a'), claim('mira', 'c-b'), claim('twin', 'c-c')])
  await commit(deps.db, first.statements)
  await expect(commit(deps.db, second.statements)).rejects.toMatchObject({ code: 'free_minutes_gone' })
  await expect(commit(deps.db, third.statements)).rejects.toMatchObject({ code: 'free_minutes_gone' })
})

test('an offer that was not used stays; a running one does not come twice', async () => {
  const { offer, ask } = await world({ own: 0, platform: 3 })
  await ask('mira', 3, { state: 'ended', used: 0 })
  expect(await offer('mira')).toMatchObject({ minutes: 3 })
  await ask('mira', 3)
  expect(await offer('mira', 'lata')).toBeNull()
})

test('an astrologer gives nothing to an account on the own phone', async () => {
  const { offer, ask } = await world({ own: 2, platform: 3 })
  expect(await offer('self')).toBeNull()
  await expect(ask('self', 3)).rejects.toMatchObject({ code: 'free_minutes_gone' })
  expect(await offer('self', 'lata')).toMatchObject({ minutes: 3, by: 'platform' })
})

test('the platform pays no minutes above its highest price, whatever price the astrologer sets', async () => {
  const { deps, offer } = await world({ own: 0, platform: 5 })
  expect(await offer('mira', 'dear')).toBeNull()
  expect(await freeMinutesFor(deps, { viewer: null, astrologerId: 'dear' })).toBeNull()
  // The price rose between the look at the offer and the request.
  const asked = { viewer: viewer('mira'), astrologerId: 'asha', kind: 'chat' as const, minutes: 5, at: 1 }
  await expect(takeFreeMinutes(deps, { ...asked, consultationId: 'c', priceCents: 501 })).rejects.toMatchObject({
    code: 'free_minutes_gone',
  })
  const own = await world({ own: 2, platform: 5 })
  expect(await own.offer('mira', 'dear')).toMatchObject({ minutes: 2, by: 'astrologer' })
})

test('without a verified phone nothing begins; a visitor reads the offer', async () => {
  const { deps, offer, ask } = await world()
  expect(await offer('new')).toMatchObject({ minutes: 2, needs_phone: true })
  await expect(ask('new', 2)).rejects.toMatchObject({ code: 'phone_unverified' })
  expect(await freeMinutesFor(deps, { viewer: null, astrologerId: 'asha' })).toMatchObject({ minutes: 2 })
})

test('other minutes than were shown, and phone calls, are refused', async () => {
  const { deps, ask } = await world()
  await expect(ask('mira', 3)).rejects.toMatchObject({ code: 'free_minutes_gone' })
  const call = { viewer: viewer('mira'), astrologerId: 'asha', minutes: 2, consultationId: 'c', priceCents: 180, at: 1 }
  await expect(takeFreeMinutes(deps, { ...call, kind: 'phone-call' })).rejects.toMatchObject({
    code: 'free_minutes_gone',
  })
})

const facts = fc.array(fc.tuple(fc.nat(600_000), fc.nat(60_000)), { maxLength: 8 }).map((stretches) =>
  stretches.flatMap(([from, length], n) =>
    (['user', 'astrologer'] as const).flatMap((side): Fact[] => [
      { key: `j${side}${n}`, kind: 'join', side, connection: `${side}${n}`, at: from },
      { key: `l${side}${n}`, kind: 'leave', side, connection: `${side}${n}`, at: from + length },
    ]),
  ),
)

test('free time never exceeds the offer, paid time never begins before the yes, and both together never exceed the talk', () => {
  fc.assert(
    fc.property(facts, fc.nat(300_000), fc.option(fc.nat(600_000)), (given, ms, wentOnAt) => {
      const { paid: talk } = countedSpans(given, { startedAt: 0 })
      const { free, paid } = countedSpans(given, { startedAt: 0, free: { ms, wentOnAt } })
      expect(lengthOf(free)).toBeLessThanOrEqual(ms)
      expect(lengthOf(free) + lengthOf(paid)).toBeLessThanOrEqual(lengthOf(talk))
      if (wentOnAt === null) expect(paid).toEqual([])
      for (const { from } of paid) expect(from).toBeGreaterThanOrEqual(wentOnAt ?? 0)
      // All that was said after the yes counts, free or paid.
      const after = talk.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, wentOnAt ?? Infinity)), 0)
      const counted = [...free, ...paid].reduce(
        (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, wentOnAt ?? Infinity)),
        0,
      )
      expect(counted).toBe(after)
    }),
  )
})
