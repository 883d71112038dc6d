// The history of an account: out of all its sources, in one order, by pages.

import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '#app/screens/dashboard/astrologer/history/account-history-text.ts'
import { addAccount, asha, practiceBooks } from '#tests/support/pages/practices.ts'
import { memoryCounters } from '#tests/support/rigs/memory-counters.ts'
import { AccountHistoryQuery } from '#workers/contract/accounts/account-history.ts'
import type { Db } from '#workers/db/client.ts'
import { changeAsAdmin } from '#workers/domain/astrologers/change-as-admin.ts'
import { savePractice } from '#workers/domain/astrologers/practice-profile.ts'
import { setAvailability } from '#workers/domain/astrologers/set-availability.ts'
import { blockClient, unblockClient } from '#workers/domain/consultations/request/block.ts'
import { removeReview, replyToReview } from '#workers/domain/consultations/reviews/moderate-review.ts'
import { insertReview } from '#workers/domain/consultations/reviews/review.repo.ts'
import { deletePasskey, insertPasskey } from '#workers/domain/identity/logins/passkey.repo.ts'
import { removePhoto, setPhoto } from '#workers/domain/identity/photo.ts'
import { readAccountHistory } from '#workers/domain/reports/index.ts'

let d1: D1Database
let db: Db
let now: number
function tick(): number {
  now += 1000
  return now
}

const deps = () => ({
  db,
  now: () => tick(),
  usdInrRate: async () => 88,
  priceFloors: async () => ({ chatCents: 10, callCents: 10 }),
  line: { switchLine: async () => 'offline' as const, setNotNow: async () => 'busy' as const },
  endLive: async () => {},
  askContact: async () => ({ statements: [], send: async () => undefined, waits: true }),
  texts: null,
  countries: [],
  limits: memoryCounters(() => now),
  passwords: { hash: async (typed: string) => typed, verify: async () => ({ ok: true, rehash: false }) },
  platformName: async () => 'Drishti',
  phoneReplaced: async () => ({ statements: [], tell: async () => undefined }),
})
const read = (query: object = {}) => readAccountHistory({ db }, { viewer: asha, ...AccountHistoryQuery.parse(query) })
const whats = async (query: object = {}) => (await read(query)).results.map(({ what }) => what)

function session(id: string, at: number) {
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds)
       VALUES (?1, 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?2, ?2, ?2, '[]', 60)`,
    )
    .bind(id, at)
    .run()
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  now = 1_790_000_000_000
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
})

test('registration, approval, prices, session, block, payout: newest first, each in its group', async () => {
  const nisha = { ...asha, userId: 'nisha', role: 'admin' as const }
  await d1.prepare('UPDATE astrologer SET is_approved = 0').run()
  await changeAsAdmin(deps(), { viewer: nisha, id: 'asha', patch: { is_approved: true } })
  await savePractice(deps(), asha, { price_per_min_chat: 2, bio: 'A new text about my work, long enough to be kept.' })
  await session('s1', tick())
  const left: string[] = []
  const blocking = { ...deps(), leaveLine: async ({ userId }: { userId: string }) => void left.push(userId) }
  await blockClient(blocking, { viewer: asha, clientId: 'mira' })
  await blockClient(blocking, { viewer: asha, clientId: 'mira' })
  // A repeat may come because this failed.
  expect(left).toEqual(['mira', 'mira'])
  await unblockClient(deps(), { viewer: asha, clientId: 'mira' })
  await unblockClient(deps(), { viewer: asha, clientId: 'mira' })
  await d1
    .prepare(
      "INSERT INTO payout_period (id, astrologer_id, paise, reference, at) VALUES ('p1', 'asha', 5000, 'NEFT 7', ?)",
    )
    .bind(tick())
    .run()
  const all = await whats()
  expect(all[0]).toBe('payout')
  expect(all.slice(1, 4)).toEqual(['client_unblocked', 'client_blocked', 'session'])
  expect(all.slice(4, 6).sort()).toEqual(['prices', 'profile'])
  expect(all.slice(6)).toEqual(['approved', 'registered'])
  expect(await whats({ group: 'payouts' })).toEqual(['payout'])
  expect(await whats({ group: 'sessions' })).toEqual(['session'])
  const { results } = await read({ group: 'changes' })
  expect(results.find(({ what }) => what === 'client_blocked')).toMatchObject({ name: 'Mira Rao' })
  expect(results.find(({ what }) => what === 'prices')?.changes?.[0]).toEqual({
    field: 'price_chat_cents',
    from: 180,
    to: 200,
  })
})

test('pages reach every event once', async () => {
  for (let n = 0; n < 70; n += 1) await session(`s${n}`, now + Math.floor(n / 4))
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await read(after ? { after } : {})
    seen.push(...page.results.map(({ id }) => id))
    after = page.next
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([71, 71])
})

test('another astrologer’s events are not in it', async () => {
  await session('s1', now)
  const lata = { ...asha, userId: 'lata' }
  expect((await readAccountHistory({ db }, { viewer: lata })).results).toEqual([])
})

test('photo, passkeys, hours, reviews and what an admin switched are in it', async () => {
  const photos = { putPhoto: async () => '/files/photos/a', putSmallPhoto: async () => {}, deletePhoto: async () => {} }
  const identity = { ...deps(), photos, limits: { hit: async () => {}, clear: async () => {} } }
  await setPhoto(identity, asha, new Request('https://x.test'))
  await removePhoto(identity, asha)
  await removePhoto(identity, asha)
  const key = { credentialId: 'c', publicKey: 'k', counter: 0, transports: [] }
  await insertPasskey(db, { id: 'pk', userId: 'asha', name: 'Phone', ...key, createdAt: tick(), lastUsedAt: null })
  for (const at of [tick(), tick()]) await deletePasskey(db, { id: 'pk', userId: 'asha', keepLast: false, at })
  const possible = { web: true, phone: true }
  const hours = [{ weekday: 0, from: 540, to: 600 }]
  for (const _ of [1, 2]) await setAvailability({ ...deps(), possible }, asha, { hours, kinds: { chat: false } })
  await session('s1', tick())
  const review = { consultationId: 's1', userId: 'mira', astrologerId: 'asha', rating: 5, text: 'Kind.', at: tick() }
  for (const _ of [1, 2]) await insertReview(db, review)
  const limits = identity.limits
  await replyToReview({ ...deps(), limits }, { viewer: asha, id: 's1', text: 'Thank you.' })
  const nisha = { ...asha, userId: 'nisha', role: 'admin' as const }
  await removeReview({ ...deps(), limits }, { viewer: nisha, id: 's1', reason: 'Advertising' })
  await changeAsAdmin(deps(), { viewer: nisha, id: 'asha', patch: { chat_enabled: false, experience_years: 20 } })
  const { results } = await read({ group: 'changes' })
  const told = results.map((event) => [event.what, (event.changes ?? []).map(({ field }) => field).join()])
  expect(told.slice(0, 2).sort()).toEqual([
    ['by_admin', 'chat_enabled'],
    ['profile', 'experience_years'],
  ])
  expect(told.slice(2)).toEqual([
    ['review_removed', ''],
    ['review_answered', ''],
    ['review_received', ''],
    ['availability', 'kinds,hours'],
    ['passkeys', 'passkey_removed'],
    ['passkeys', 'passkey_added'],
    ['photo', 'photo_removed'],
    ['photo', 'photo_set'],
    ['registered', ''],
  ])
  for (const event of results) expect(wordsOf(event).what).not.toMatch(/undefined|null/)
  expect(results.find(({ what }) => what === 'review_received')).toMatchObject({ name: 'Mira Rao' })
})

test('a payout that was returned is two events', async () => {
  await d1
    .prepare(
      `INSERT INTO payout_period (id, astrologer_id, paise, reference, at, reversed_at, reversed_because)
       VALUES ('p1', 'asha', 5000, 'NEFT 7', 10, 20, 'Account closed')`,
    )
    .run()
  const { results } = await read({ group: 'payouts' })
  expect(results.map(({ what, at, reference }) => [what, at, reference])).toEqual([
    ['payout_returned', 20, 'Account closed'],
    ['payout', 10, 'NEFT 7'],
  ])
})
