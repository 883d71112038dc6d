// An astrologer's changes of the own practice: profile, prices, payouts, and the history of the changes.
import { beforeEach, expect, test } from 'vitest'
import { asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { memoryCounters } from '#tests/support/rigs/memory-counters.ts'
import { PracticeUpdate } from '#workers/contract/astrologers/practice.ts'
import { payoutForPrice } from '#workers/contract/consultations/payout-share.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { readPractice, savePractice } from '#workers/domain/astrologers/practice-profile.ts'

let d1: D1Database
let deps: Parameters<typeof savePractice>[0]
let told: string[]
const floors = { chatCents: 10, callCents: 10 }
beforeEach(async () => {
  Object.assign(floors, { chatCents: 10, callCents: 10 })
  const books = await practiceBooks()
  d1 = books.d1
  deps = {
    db: books.db,
    now: () => NOW,
    usdInrRate: async () => 88,
    priceFloors: async () => floors,
    texts: { send: async () => undefined },
    countries: ['IN'],
    limits: memoryCounters(() => NOW),
    passwords: { hash: async (typed) => typed, verify: async (typed) => ({ ok: typed === 'right', rehash: false }) },
    platformName: async () => 'Jyoti',
    phoneReplaced: async ({ phone }) => ({ statements: [], tell: async () => void told.push(phone) }),
  }
  told = []
})

async function events() {
  const { results } = await d1
    .prepare('SELECT what, changes FROM account_event ORDER BY id')
    .all<Record<string, string>>()
  return results.map(({ what, changes }) => [what, JSON.parse(changes ?? 'null')])
}

test('a new price keeps the payout’s share, is recorded, and leaves the other price alone', async () => {
  const saved = await savePractice(deps, asha, { price_per_min_chat: 2.5 })
  expect(saved).toMatchObject({ price_per_min_chat: 2.5, payout_per_min_chat: 176, price_per_min_call: 1.8 })
  expect(saved.payout_per_min_call).toBe(126.72)
  expect(await events()).toEqual([
    [
      'prices',
      [
        { field: 'price_chat_cents', from: 180, to: 250 },
        { field: 'payout_chat_paise', from: 12672, to: 17600 },
      ],
    ],
  ])
  const back = await savePractice(deps, asha, { price_per_min_chat: 1.8 })
  expect(back.payout_per_min_chat).toBe(126.72)
})

test('a new price below the lowest is refused at its field; one from before the rise stays with other changes', async () => {
  Object.assign(floors, { chatCents: 200, callCents: 250 })
  await expect(savePractice(deps, asha, { price_per_min_chat: 1.9, price_per_min_call: 1.8 })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { price_per_min_chat: problem('price_too_low', { least: 2 }) } },
  })
  const saved = await savePractice(deps, asha, { price_per_min_chat: 2, price_per_min_call: 1.8 })
  expect(saved).toMatchObject({ price_per_min_chat: 2, price_per_min_call: 1.8, price_floor_call_usd: 2.5 })
})

test('a payout that an admin set keeps its share too, and is never above the price', () => {
  expect(payoutForPrice({ priceCents: 200, before: { priceCents: 100, payoutPaise: 8000 }, usdInrRate: 88 })).toBe(
    16000,
  )
  expect(payoutForPrice({ priceCents: 100, before: { priceCents: 100, payoutPaise: 9999 }, usdInrRate: 88 })).toBe(9999)
  expect(payoutForPrice({ priceCents: 200, before: { priceCents: 100, payoutPaise: 9999 }, usdInrRate: 88 })).toBe(
    17600,
  )
  expect(payoutForPrice({ priceCents: 100, before: { priceCents: 0, payoutPaise: 0 }, usdInrRate: 88 })).toBe(7040)
})

test('the profile changes with the account’s name and a number that was not verified; texts are not kept in the history', async () => {
  const bio = 'A new text about my work, which is long enough to be kept.'
  const saved = await savePractice(deps, asha, {
    full_name: 'Asha V. Verma',
    phone: '+919812345679',
    bio,
    languages: ['English', 'Hindi'],
    experience_years: 12,
    price_per_min_call: 1.8,
  })
  expect(saved).toMatchObject({
    full_name: 'Asha V. Verma',
    phone_verified_at: null,
    bio,
    languages: ['English', 'Hindi'],
  })
  expect(await events()).toEqual([
    [
      'profile',
      [
        { field: 'full_name' },
        { field: 'phone' },
        { field: 'languages', from: ['English'], to: ['English', 'Hindi'] },
        { field: 'bio' },
      ],
    ],
  ])
})

test('a verified number stays: another one is verified in its place, or comes by the password where it gets no text', async () => {
  await d1.prepare("UPDATE user SET phone_verified_at = 5 WHERE id = 'asha'").run()
  await expect(savePractice(deps, asha, { phone: '+919812345679' })).rejects.toMatchObject({
    details: { fields: { phone: problem('phone_is_verified') } },
  })
  const nepal = { phone: '+9779841234567' }
  await expect(savePractice(deps, asha, nepal)).rejects.toMatchObject({
    details: { fields: { password: problem('password_missing') } },
  })
  expect(told).toEqual([])
  expect(await savePractice(deps, asha, { ...nepal, password: 'right' })).toMatchObject({ phone_verified_at: null })
  expect(told).toEqual([nepal.phone])
})

test('a name may not claim to be the platform, by the name that is set', async () => {
  await expect(savePractice(deps, asha, { full_name: 'Jyoti Billing' })).rejects.toMatchObject({
    details: { fields: { full_name: problem('name_reserved') } },
  })
  expect(await savePractice(deps, asha, { full_name: 'Jyoti Sharma' })).toMatchObject({ full_name: 'Jyoti Sharma' })
})

test('a change that changes nothing writes nothing', async () => {
  await savePractice(deps, asha, { full_name: 'Asha Verma', languages: ['English'], price_per_min_chat: 1.8 })
  expect(await events()).toEqual([])
})

test('the history can be neither changed nor deleted', async () => {
  await savePractice(deps, asha, { price_per_min_chat: 2 })
  await expect(d1.prepare("UPDATE account_event SET what = 'profile'").run()).rejects.toThrow('immutable')
  await expect(d1.prepare('DELETE FROM account_event').run()).rejects.toThrow('immutable')
})

test.each([
  'payout_per_min_chat',
  'payout_per_min_call',
  'is_approved',
  'is_active',
  'chat_enabled',
  'status',
  'email',
])('a request that names %s, which is not the astrologer’s, is refused', (name) =>
  expect(PracticeUpdate.safeParse({ bio: 'x'.repeat(40), [name]: 1 }).success).toBe(false),
)

test('only an astrologer has a practice', async () => {
  await expect(readPractice(deps, viewerOf('mira', 'user'))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(savePractice(deps, viewerOf('nobody', 'astrologer'), {})).rejects.toMatchObject({ code: 'not_found' })
})
