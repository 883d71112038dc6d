// Lifetime of a login: since its last refresh, and in total.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { type Account, findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { openLogin, refreshLogin, viewerOfCookie } from '#workers/domain/identity/logins/logins.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = 1_790_000_000_000

let deps: IdentityDeps
let now: number

beforeEach(() => {
  let count = 0
  now = NOW
  deps = {
    db: createDb(sqliteD1()),
    peppers: ['p'.repeat(32)],
    now: () => now,
    newId: () => `id${count++}`,
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    report: async () => {},
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
  } as unknown as IdentityDeps
})

async function account(role: 'user' | 'astrologer' | 'admin'): Promise<Account> {
  await insertAccount(deps.db, {
    id: role,
    email: `${role}@people.test`,
    phone: '',
    fullName: 'Mira Rao',
    createdAt: NOW,
    passwordHash: 'h',
    ...({ role, status: 'active', phoneVerifiedAt: null } as const),
  })
  const found = await findByEmail(deps.db, `${role}@people.test`)
  if (!found) throw new Error('no account')
  return found
}

test.each([
  ['user', 30 * DAY],
  ['astrologer', 30 * DAY],
  ['admin', HOUR],
] as const)('a login of a %s that is not refreshed ends after its idle time', async (role, idle) => {
  const { refresh, cookie } = await openLogin(deps, await account(role), { browser: 'Firefox' })
  expect(cookie.maxAge).toBe(idle / 1000)
  now = NOW + idle - 1
  expect(await viewerOfCookie(deps, cookie.value)).toMatchObject({ role })
  now = NOW + idle
  expect(await viewerOfCookie(deps, cookie.value)).toBeNull()
  await expect(refreshLogin(deps, refresh)).rejects.toMatchObject({ code: 'invalid_token' })
})

test.each([
  ['user', 29 * DAY, 90 * DAY],
  ['admin', 50 * MINUTE, 12 * HOUR],
] as const)('a login of a %s that is refreshed all the time ends at its last hour', async (role, every, absolute) => {
  let { refresh, cookie } = await openLogin(deps, await account(role), { browser: 'Firefox' })
  while (now + every < NOW + absolute) {
    now += every
    ;({ refresh, cookie } = await refreshLogin(deps, refresh))
  }
  expect(cookie.maxAge).toBe((NOW + absolute - now) / 1000)
  now = NOW + absolute
  expect(await viewerOfCookie(deps, cookie.value)).toBeNull()
  await expect(refreshLogin(deps, refresh)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('a viewer is live with somebody until the session ends, not while its receipt is made', async () => {
  const { cookie } = await openLogin(deps, await account('user'), { browser: 'Firefox' })
  await deps.db.$client
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at)
       VALUES ('c1', 'user', 'asha', 'phone-call', 'active', 180, 9000, 1)`,
    )
    .run()
  const liveWith = async (state: string) => {
    await deps.db.$client.prepare('UPDATE consultation SET state = ?').bind(state).run()
    return (await viewerOfCookie(deps, cookie.value))?.liveWith
  }
  for (const state of ['requested', 'ringing', 'connecting', 'active', 'paused'])
    expect(await liveWith(state)).toBe('asha')
  expect(await liveWith('ending')).toBeNull()
})
