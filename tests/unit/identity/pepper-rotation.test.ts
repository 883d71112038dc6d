// A new pepper ends nothing: what was made under the one before it is recognised while that one is set.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { solveAtOnce } from '#tests/support/rigs/solve-at-once.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { type Account, findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import { redeemCode, storeCode } from '#workers/domain/identity/codes.ts'
import { type IdentityDeps, type Peppers, phoneHashesOf } from '#workers/domain/identity/index.ts'
import { challengeFor, isSolved } from '#workers/domain/identity/limits/proof-of-work.ts'
import { deviceCookie, deviceOf } from '#workers/domain/identity/logins/known-device.ts'
import { openLogin, refreshLogin, viewerOfCookie } from '#workers/domain/identity/logins/logins.ts'
import type { Env } from '#workers/env.ts'
import { isSealed, sealTicket } from '#workers/gateways/ticket-seal.ts'
import { peppersOf, phoneKeysOf } from '#workers/services/secrets.ts'

const OLD: Peppers = ['o'.repeat(32)]
const BOTH: Peppers = ['n'.repeat(32), 'o'.repeat(32)]
const NEW: Peppers = ['n'.repeat(32)]
const EMAIL = 'mira@people.test'
const NOW = 1_790_000_000_000

let db: Db
let mira: Account
let now: number
let count: number

const under = (peppers: Peppers) =>
  ({
    db,
    peppers,
    now: () => now,
    newId: () => `id${count++}`,
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
    report: async () => {},
    limits: { hit: async () => {}, isFull: async () => false, clear: async () => {} },
  }) as unknown as IdentityDeps

beforeEach(async () => {
  db = createDb(sqliteD1())
  ;[now, count] = [NOW, 0]
  await insertAccount(db, {
    id: 'mira',
    email: EMAIL,
    phone: '+14155550123',
    fullName: 'Mira Rao',
    createdAt: NOW,
    passwordHash: 'hash',
    ...({ role: 'user', status: 'active', phoneVerifiedAt: NOW } as const),
  })
  mira = (await findByEmail(db, EMAIL)) as Account
})

test('a login goes on with its cookie, and refreshes under the new pepper', async () => {
  const first = await openLogin(under(OLD), mira, { browser: 'Firefox' })
  const second = await refreshLogin(under(BOTH), first.refresh)
  expect(second.cookie.value).toBe(first.cookie.value)
  expect(await viewerOfCookie(under(BOTH), second.cookie.value)).toMatchObject({ userId: 'mira' })
  // Two tabs at the same moment get one successor, on either side of the change.
  expect((await refreshLogin(under(BOTH), first.refresh)).refresh).toBe(second.refresh)
  const other = await openLogin(under(OLD), mira, { browser: 'Firefox' })
  const before = await refreshLogin(under(OLD), other.refresh)
  expect((await refreshLogin(under(BOTH), other.refresh)).refresh).toBe(before.refresh)
  now += 11_000
  await expect(refreshLogin(under(BOTH), first.refresh)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('codes, devices, proofs, tickets and phones of the pepper before it are recognised', async () => {
  const asked = { email: EMAIL, purpose: 'login', caller: null } as const
  const code = await storeCode(under(OLD), asked)
  await redeemCode(under(BOTH), { ...asked, guess: code })

  const cookie = await deviceCookie(under(OLD), mira)
  expect(await deviceOf(under(BOTH), { owner: mira, cookie })).toBe(cookie.split('.')[0])
  expect(await deviceOf(under(NEW), { owner: mira, cookie })).toBeNull()

  const proof = solveAtOnce(await challengeFor(under(OLD), { subject: EMAIL, bits: 4 }))
  expect(await isSolved(under(BOTH), { subject: EMAIL, proof })).toBe(true)
  expect(await isSolved(under(NEW), { subject: EMAIL, proof })).toBe(false)

  const sealed = await sealTicket(OLD, { path: '/room/1', ticket: 'abc' })
  expect(await isSealed(BOTH, { path: '/room/1', sealed })).toBe(true)
  expect(await isSealed(BOTH, { path: '/room/2', sealed })).toBe(false)
  expect(await isSealed(NEW, { path: '/room/1', sealed })).toBe(false)

  const [newest, before] = await phoneHashesOf(mira, BOTH)
  expect(before).toBe((await phoneHashesOf(mira, OLD))[0])
  expect(newest).toBe((await phoneHashesOf(mira, NEW))[0])
})

test('while the pepper before it is missing a login is refused, and goes on once that pepper is back', async () => {
  const { refresh, cookie } = await openLogin(under(OLD), mira, { browser: 'Firefox' })
  await expect(refreshLogin(under(NEW), refresh)).rejects.toMatchObject({ code: 'invalid_token' })
  now += 11_000
  expect((await refreshLogin(under(BOTH), refresh)).cookie.value).toBe(cookie.value)
})

test('a Worker that knows the next pepper already understands one that makes with it', async () => {
  const env = { PEPPER: 'o'.repeat(32), PEPPER_NEXT: 'n'.repeat(32) } as Env
  expect(peppersOf(env)).toEqual(['o'.repeat(32), 'n'.repeat(32)])
  const before = under(peppersOf(env))
  const first = await openLogin(before, mira, { browser: 'Firefox' })
  const second = await refreshLogin(under(BOTH), first.refresh)
  expect((await refreshLogin(before, first.refresh)).refresh).toBe(second.refresh)
})

test('phones are recognised by a key of their own, which stays', () => {
  const env = { PEPPER: 'n'.repeat(32), PHONE_KEY: 'o'.repeat(32) } as Env
  expect(phoneKeysOf(env)).toEqual(['o'.repeat(32)])
  expect(phoneKeysOf({ PEPPER: 'n'.repeat(32) } as Env)).toEqual(['n'.repeat(32)])
})
