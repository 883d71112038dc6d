// A database on another continent: each question takes 150 ms there and back, so the ways that one request goes after
// another are counted, and its questions beside them. Up to six questions that are asked at one moment share a way.
import { Hono } from 'hono'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loader as loadRoot } from '#app/root.tsx'
import { loader as loadProfile } from '#app/screens/astrologer/profile.tsx'
import { loader as loadList } from '#app/screens/astrologers/list.tsx'
import { loader as loadWallet } from '#app/screens/dashboard/user/wallet/wallet.tsx'
import { loader as loadHome } from '#app/screens/home/home.tsx'
import { walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, addPractice } from '#tests/support/pages/practices.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { api } from '#workers/api/index.ts'
import { createDb } from '#workers/db/client.ts'
import { findById } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { openLogin } from '#workers/domain/identity/logins/logins.ts'
import type { Env } from '#workers/env.ts'
import { resolveViewer } from '#workers/http/callers/viewer.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { createServices, type Services } from '#workers/services/index.ts'
import { peppersOf, signingKeys } from '#workers/services/secrets.ts'

/** To D1 and back (ms). */
const WAY = 150
/** D1 takes six questions of one request at once, and the others wait. https://developers.cloudflare.com/d1/platform/limits/ */
const AT_ONCE = 6
const far = { ms: 0, asked: 0, ways: 0, wayFrom: 0, open: 0, waiting: [] as (() => void)[] }
const ring = { asked: 0, ways: 0 }
let env: Env
let services: Services
let access: string
let cookie: string

beforeAll(async () => {
  const d1 = sqliteD1({
    async hang() {
      far.asked += 1
      if (far.ms > 0) await goTheWay()
    },
  })
  const object = {
    hit: async () => ({ ok: true, retryAfter: 0 }),
    open: async () => {
      Object.assign(ring, { asked: far.asked, ways: far.ways })
      return 'ringing'
    },
  }
  const objects = { getByName: () => object }
  env = {
    DB: Object.assign(d1, { withSession: () => d1 }),
    FILES: memoryBucket(),
    RATE_COUNTER: objects,
    CONSULTATION_ROOM: objects,
    ASTROLOGER_LINE: objects,
    PRESENCE_BOARD: objects,
    PUBLIC_LIMIT: { limit: async () => ({ success: true }) },
    NETWORK_LIMIT: { limit: async () => ({ success: true }) },
    JWT_SECRET: 'j'.repeat(48),
    PEPPER: 'p'.repeat(48),
    PUBLIC_BASE_URL: 'https://far.test',
  } as unknown as Env
  services = createServices(env)
  const db = createDb(d1)
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await walletWith(db, 'mira', 10_000)
  for (const id of ['asha', 'lata']) await addPractice(d1, id, id)
  await d1.prepare("UPDATE astrologer SET status = 'online'").run()
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts) VALUES ('s1', 'mira', 'lata', 'chat', 'ended', 'user_ended', 180, 9000, 5, 5, 6, '[]')`,
    )
    .run()
  const deps = {
    db,
    peppers: peppersOf(env),
    keys: signingKeys(env),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  } as unknown as IdentityDeps
  const mira = await findById(db, 'mira')
  if (!mira) throw new Error('no account')
  const login = await openLogin(deps, mira, { browser: 'Firefox' })
  access = login.access
  cookie = login.cookie.value
})

beforeEach(async () => {
  // From memory for 10 s in each isolate, as every page needs them.
  far.ms = 0
  await services.settings()
  Object.assign(far, { ms: WAY, asked: 0, ways: 0, wayFrom: Number.NEGATIVE_INFINITY })
})

/** A question that begins before the first one of a way can be back goes the same way. */
async function goTheWay(): Promise<void> {
  if (far.open === AT_ONCE) await new Promise<void>((resolve) => far.waiting.push(resolve))
  far.open += 1
  const now = performance.now()
  if (now - far.wayFrom > far.ms - 5) {
    far.ways += 1
    far.wayFrom = now
  }
  await new Promise((resolve) => setTimeout(resolve, far.ms))
  far.open -= 1
  far.waiting.shift()?.()
}

type Loader = (args: never) => Promise<unknown>

/** A page as its server part makes it: the viewer, then the root’s and the page’s data side by side. */
async function page(path: string, { loader, params = {}, loggedIn = true }: Page) {
  const viewer = loggedIn ? await services.identity.viewerOfCookie(cookie) : null
  const context = { services, viewer, nonce: '', requestId: 'r', answersPost: false, logFailure: () => undefined }
  const args = { request: new Request(`https://far.test${path}`), context, params } as never
  await Promise.all([(loadRoot as Loader)(args), (loader as Loader)(args)])
}
type Page = { loader: unknown; params?: Record<string, string>; loggedIn?: boolean }

type Most = { ways: number; questions: number }
const PAGES: [name: string, path: string, page: Page, most: Most][] = [
  ['home of a visitor', '/', { loader: loadHome, loggedIn: false }, { ways: 1, questions: 3 }],
  ['home', '/', { loader: loadHome }, { ways: 2, questions: 4 }],
  ['the list', '/astrologers', { loader: loadList }, { ways: 2, questions: 2 }],
  [
    'a profile of a visitor',
    '/astrologer/asha',
    { loader: loadProfile, params: { astrologerId: 'asha' }, loggedIn: false },
    { ways: 1, questions: 5 },
  ],
  [
    'a profile',
    '/astrologer/asha',
    { loader: loadProfile, params: { astrologerId: 'asha' } },
    { ways: 3, questions: 11 },
  ],
  ['the wallet', '/dashboard/user/wallet', { loader: loadWallet }, { ways: 2, questions: 5 }],
]

test.each(PAGES)('%s', async (name, path, asked, most) => {
  await page(path, asked)
  console.log(`${name}: ${far.asked} questions, ${far.ways} ways`)
  expect(far.ways).toBeLessThanOrEqual(most.ways)
  expect(far.asked).toBeLessThanOrEqual(most.questions)
})

test('a setting that another isolate changed holds from the next request of somebody who is logged in', async () => {
  const name = async () => (await services.settings()).platformName
  const before = await name()
  await env.DB.prepare("UPDATE setting SET value = 'Tara' WHERE key = 'platform_name'").run()
  expect(await name()).toBe(before)
  far.asked = 0
  await services.identity.viewerOfCookie(cookie)
  expect(far.asked).toBe(1)
  expect(await name()).toBe('Tara')
  await services.identity.viewerOfCookie(cookie)
  far.asked = 0
  expect(await name()).toBe('Tara')
  expect(far.asked).toBe(0)
})

test('a chat rings after four ways, in less than a second', async () => {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('services', services)
      c.set('requestId', 'r')
      await next()
    })
    .use(resolveViewer())
    .route('/api', api)
    .onError(onError)
  const headers = {
    authorization: `Bearer ${access}`,
    'content-type': 'application/json',
    'idempotency-key': 'key-of-a-test',
  }
  const body = JSON.stringify({ astrologer_id: 'asha', kind: 'chat' })
  const answer = await app.request('/api/consultations', { method: 'POST', headers, body }, env as never)
  expect(answer.status).toBe(201)
  console.log(`a chat rang after ${ring.asked} questions, ${ring.ways} ways`)
  expect(ring.asked).toBeLessThanOrEqual(9)
  expect(ring.ways).toBeLessThanOrEqual(4)
  expect(ring.ways * WAY).toBeLessThan(1_000)
})
