// A browser that has only the cookie of its login gets tokens, and nobody is taken for a thief by it.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { openLogin, refreshLogin, viewerOfCookie, viewerOfToken } from '#workers/domain/identity/logins/logins.ts'
import { tokensOfCookie } from '#workers/domain/identity/logins/tokens-of-cookie.ts'

const SECOND = 1000
const DAY = 86_400_000
const NOW = 1_790_000_000_000

let deps: IdentityDeps
let now: number
let reported: unknown[]
let cookie: string
let refresh: string

beforeEach(async () => {
  let count = 0
  now = NOW
  reported = []
  deps = {
    db: createDb(sqliteD1()),
    peppers: ['p'.repeat(32)],
    now: () => now,
    newId: () => `id${count++}`,
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    report: async (event: unknown) => void reported.push(event),
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
  } as unknown as IdentityDeps
  await insertAccount(deps.db, {
    id: 'mira',
    email: 'mira@people.test',
    phone: '',
    fullName: 'Mira Rao',
    createdAt: NOW,
    passwordHash: 'h',
    ...({ role: 'user', status: 'active', phoneVerifiedAt: null } as const),
  })
  const account = await findByEmail(deps.db, 'mira@people.test')
  if (!account) throw new Error('no account')
  const login = await openLogin(deps, account, { browser: 'Firefox' })
  cookie = login.cookie.value
  refresh = login.refresh
})

test('the pair belongs to the login of the cookie, and can be refreshed', async () => {
  now += DAY
  const pair = await tokensOfCookie(deps, cookie)
  expect(pair).toMatchObject({ userId: 'mira', cookie: { value: cookie, maxAge: 30 * 86_400 } })
  const byCookie = await viewerOfCookie(deps, cookie)
  expect(await viewerOfToken(deps, pair.access)).toEqual(byCookie)
  now += DAY
  const next = await refreshLogin(deps, pair.refresh)
  expect(await viewerOfToken(deps, next.access)).toEqual(byCookie)
})

test('calls within ten seconds get the same refresh token, also those at the same moment', async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => tokensOfCookie(deps, cookie)))
  now += 10 * SECOND
  const later = await tokensOfCookie(deps, cookie)
  expect(new Set([...five, later].map((each) => each.refresh)).size).toBe(1)
  now += SECOND
  expect((await tokensOfCookie(deps, cookie)).refresh).not.toBe(later.refresh)
})

test('a pair that was so replaced is refused, and is no theft', async () => {
  const pair = await tokensOfCookie(deps, cookie)
  now += DAY
  await expect(refreshLogin(deps, refresh)).rejects.toMatchObject({ code: 'invalid_token' })
  expect(reported).toEqual([])
  await refreshLogin(deps, pair.refresh)
})

test('a token that a refresh has replaced is a theft still', async () => {
  const { refresh: second } = await refreshLogin(deps, refresh)
  now += DAY
  await tokensOfCookie(deps, cookie)
  await expect(refreshLogin(deps, refresh)).rejects.toMatchObject({ code: 'invalid_token' })
  expect(reported).toMatchObject([{ event: 'token.reused' }])
  await expect(refreshLogin(deps, second)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('an unknown cookie, and one of a login that ended, get nothing', async () => {
  await expect(tokensOfCookie(deps, 'unknown')).rejects.toMatchObject({ code: 'unauthenticated' })
  now += 31 * DAY
  await expect(tokensOfCookie(deps, cookie)).rejects.toMatchObject({ code: 'unauthenticated' })
})
