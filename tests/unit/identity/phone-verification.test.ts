// A verified number belongs to one account, and all of its spellings share the limits of one number.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryCounters } from '#tests/support/rigs/memory-counters.ts'
import { PhoneOtpRequest, PhoneVerifyRequest } from '#workers/contract/accounts/identity.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { findById, insertAccount, updateAccount } from '#workers/domain/identity/account.repo.ts'
import { login as logins } from '#workers/domain/identity/account.table.ts'
import { numberOf, type PhoneDeps, phoneHashesOf } from '#workers/domain/identity/index.ts'
import { requestPhoneCode, verifyPhone } from '#workers/domain/identity/phones/phone.ts'
import { updateProfile } from '#workers/domain/identity/profile.ts'

/** Of one phone, each as somebody types it. */
const SPELLINGS = ['+919876525948', '+91 098765 25948', '0091-9876525948', '\u202a+91 ९८७६५ २५९४८\u202c']
const PASSWORD = 'the phrase of the owner'
const KEYS = ['k'.repeat(32)] as const

let db: Db
let deps: PhoneDeps
let now: number
let texts: { to: string; text: string }[]
let closed: string[]
let kept: string[]

const viewer = (userId: string) => ({ userId, role: 'user', loginId: 'here' }) as Viewer
const code = (error: unknown) => (error as { code?: string }).code ?? String(error)

beforeEach(async () => {
  db = createDb(sqliteD1())
  ;[now, texts, closed, kept] = [1_790_000_000_000, [], [], []]
  let id = 0
  deps = {
    db,
    now: () => now,
    newId: () => `id${id++}`,
    peppers: ['p'.repeat(32)],
    countries: ['IN', 'US'],
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    texts: { send: async (text: { to: string; text: string }) => void texts.unshift(text) },
    limits: memoryCounters(() => now),
    passwords: { verify: async (typed: string) => ({ ok: typed === PASSWORD, rehash: false }) },
    phoneReplaced: async ({ before, phone }: { before: { phone: string }; phone: string }) => ({
      statements: [],
      tell: async () => void kept.push(`${before.phone} to ${phone}`),
    }),
    closeSockets: async (userId: string) => void closed.push(userId),
    mail: { send: async () => undefined },
    platformName: async () => 'Drishti',
    report: async () => {},
  } as unknown as PhoneDeps
  for (const each of ['mira', 'ravi', 'tara', 'lata', 'uma'])
    await insertAccount(db, {
      id: each,
      email: `${each}@people.test`,
      phone: '+14155550132',
      fullName: each,
      createdAt: now,
      ...({ role: 'user', status: 'active' } as const),
    })
})

const ask = (userId: string, phone: string) =>
  requestPhoneCode(deps, viewer(userId), { ...PhoneOtpRequest.parse({ phone, password: PASSWORD }), proof: null })

async function verify(userId: string, phone: string) {
  await ask(userId, phone)
  now += 31_000
  const typed = PhoneVerifyRequest.parse({ phone, otp: texts[0]?.text.slice(0, 6) })
  return verifyPhone(deps, viewer(userId), typed.phone, typed.otp)
}

test('a number that is verified is refused to other accounts, in each of its spellings', async () => {
  await verify('mira', SPELLINGS[1] ?? '')
  expect(await findById(db, 'mira')).toMatchObject({ phone: '+919876525948', verifiedPhone: '+919876525948' })
  for (const [n, other] of ['ravi', 'tara', 'lata'].entries())
    expect(await verify(other, SPELLINGS[n + 1] ?? '').catch(code)).toBe('phone_taken')
  expect(await findById(db, 'ravi')).toMatchObject({ phone: '+14155550132', phoneVerifiedAt: null })
})

test('of two accounts at once one verifies the number', async () => {
  await ask('mira', SPELLINGS[0] ?? '')
  const first = texts[0]?.text.slice(0, 6) ?? ''
  now += 31_000
  await ask('ravi', SPELLINGS[1] ?? '')
  const second = texts[0]?.text.slice(0, 6) ?? ''
  const both = await Promise.allSettled([
    verifyPhone(deps, viewer('mira'), '+919876525948', first),
    verifyPhone(deps, viewer('ravi'), '+919876525948', second),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('its account verifies it again, and another account once the number is free', async () => {
  await verify('mira', SPELLINGS[0] ?? '')
  await verify('mira', SPELLINGS[2] ?? '')
  await updateAccount(db, 'mira', { verifiedPhone: null, phoneVerifiedAt: null })
  await verify('ravi', SPELLINGS[3] ?? '')
  expect(await findById(db, 'ravi')).toMatchObject({ phone: '+919876525948', phoneLost: null })
  // The number of a profile that is not verified is nobody's.
  await updateProfile(deps, viewer('mira'), { phone: '+14155550125' })
  expect(await findById(db, 'mira')).toMatchObject({ phone: '+14155550125', verifiedPhone: null })
})

test('a number that replaces a verified one ends every other login; a first one ends none', async () => {
  const login = (id: string) =>
    db
      .insert(logins)
      .values({ id, userId: 'mira', cookieHash: id, createdAt: now, expiresAt: now, absoluteExpiresAt: now })
  await login('here')
  await login('elsewhere')
  const ended = async () =>
    (await db.select().from(logins).all()).flatMap(({ id, revokedAt }) => (revokedAt === null ? [] : [id]))
  await verify('mira', SPELLINGS[0] ?? '')
  expect([await ended(), closed]).toEqual([[], []])
  await verify('mira', '+14155550125')
  expect([await ended(), closed]).toEqual([['elsewhere'], ['mira']])
})

test('the texts to one number are five an hour, in each spelling and by each account', async () => {
  const people = ['mira', 'ravi', 'tara', 'lata', 'uma', 'mira']
  const answers: string[] = []
  for (const [n, each] of people.entries()) {
    answers.push(await ask(each, SPELLINGS[n % SPELLINGS.length] ?? '').then(() => 'sent', code))
    now += 31_000
  }
  expect(answers).toEqual([...Array(5).fill('sent'), 'rate_limited'])
  expect(new Set(texts.map(({ to }) => to))).toEqual(new Set(['+919876525948']))
})

const NEPAL = '+9779841234567'

test('a verified number becomes one that gets no text with the password: at once, unverified, and the mailbox is told', async () => {
  await verify('mira', SPELLINGS[0] ?? '')
  const save = (password?: string) => updateProfile(deps, viewer('mira'), { phone: NEPAL, password })
  for (const password of [undefined, 'something else'])
    await expect(save(password)).rejects.toMatchObject({
      details: { fields: { password: { code: password ? 'password_incorrect' : 'password_missing' } } },
    })
  expect(await save(PASSWORD)).toMatchObject({ phone: NEPAL, phone_verified_at: null })
  expect(kept).toEqual([`+919876525948 to ${NEPAL}`])
  // It rings nobody, and claims no free minutes; the number before is free.
  expect(await numberOf(db, 'mira', ['IN', 'US', 'NP'])).toBeNull()
  expect(await phoneHashesOf(await findById(db, 'mira'), KEYS)).toEqual([])
  now += 31_000
  await verify('ravi', SPELLINGS[0] ?? '')
})

test('a verified number that gets texts is replaced by its code alone; without texts by the password', async () => {
  await verify('mira', SPELLINGS[0] ?? '')
  const other = { phone: '+14155550125', password: PASSWORD }
  await expect(updateProfile(deps, viewer('mira'), other)).rejects.toMatchObject({
    details: { fields: { phone: { code: 'phone_is_verified' } } },
  })
  deps.texts = null
  expect(await updateProfile(deps, viewer('mira'), other)).toMatchObject({
    phone: '+14155550125',
    phone_verified_at: null,
  })
})

test('a number that was not verified is kept as well when another one takes its place, ten times an hour', async () => {
  for (let n = 0; n < 10; n += 1) await updateProfile(deps, viewer('mira'), { phone: `+1415555010${n}` })
  expect(kept).toHaveLength(10)
  await expect(updateProfile(deps, viewer('mira'), { phone: NEPAL })).rejects.toMatchObject({ code: 'rate_limited' })
  await updateProfile(deps, viewer('mira'), { full_name: 'Mira Rao' })
})

test('an account of before has the fingerprint of its number’s form', async () => {
  await updateAccount(db, 'mira', { phone: '+9109876525948', phoneVerifiedAt: 5 })
  await updateAccount(db, 'ravi', { phone: '+919876525948', phoneVerifiedAt: 6 })
  const [old, canonical] = await Promise.all(
    ['mira', 'ravi'].map(async (id) => phoneHashesOf(await findById(db, id), KEYS)),
  )
  expect(old).toEqual(canonical)
})
