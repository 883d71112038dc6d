// Reports of browsers, kept by cause in the database.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createClientErrors } from '#workers/domain/client-errors/index.ts'
import { MOST_CAUSES, weightAfter } from '#workers/domain/client-errors/store-errors.ts'

const SITE = 'https://drishti.test'
const UNSEEN = { seen: false, kind: null }
const viewer = { userId: 'nandini', role: 'admin' } as never
const place = (file: string) => `    at Ne (${SITE}/assets/${file})`

function setUp() {
  const d1 = sqliteD1()
  const state = { now: 1000, chance: 0, batches: 0, hits: new Map<string, number[]>() }
  const batch = d1.batch.bind(d1)
  d1.batch = (statements) => {
    state.batches += 1
    return batch(statements)
  }
  const errors = createClientErrors({
    db: createDb(d1),
    now: () => state.now,
    chance: () => state.chance,
    origin: SITE,
    build: 'server',
    limits: {
      async hit(name, key, limit, windowMs) {
        const hits = (state.hits.get(`${name} ${key}`) ?? []).filter((at) => at > state.now - windowMs)
        if (hits.length >= limit) throw new AppError('rate_limited', { retryAfter: 60 })
        state.hits.set(`${name} ${key}`, [...hits, state.now])
      },
    },
  })
  const report = (given: object = {}, network = 'home') =>
    errors.store({
      reports: [
        {
          kind: 'error',
          message: 'TypeError: x is undefined',
          stack: place('kundli-Dk3j2x9a.js:12:345'),
          page: '/kundli',
          build: 'b1',
          browser: 'Chrome 130 on Android',
          ...given,
        },
      ],
      network,
    })
  const refuse = (hosts: string[], network: string) =>
    errors.storeReports({
      reports: hosts.map((host) => ({
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: `https://${host}.test`, documentURL: SITE },
      })),
      from: { browser: 'Chrome 130 on Android', network },
    })
  return { d1, errors, report, refuse, state }
}
let rig: ReturnType<typeof setUp>
beforeEach(() => {
  rig = setUp()
})

test('reports of one cause are one row: counted, with the first time, and the rest of the last report', async () => {
  await rig.report()
  rig.state.now = 2000
  const later = { stack: place('kundli-Bq_8-aZ1.js:9:1'), build: 'b2', browser: 'Safari 18 on iPhone' }
  await rig.report(later)
  expect(await rig.errors.list(UNSEEN)).toEqual([
    expect.objectContaining({
      kind: 'error',
      message: 'TypeError: x is undefined',
      frame: '/assets/kundli-Bq_8-aZ1.js:9:1',
      page: '/kundli',
      build: 'b2',
      browser: 'Safari 18 on iPhone',
      count: 2,
      first_at: 1000,
      last_at: 2000,
      seen_at: null,
    }),
  ])
})

test('another kind, message or file is another cause; another number or person is not', async () => {
  await rig.report({ message: 'No zone 5 for asha@example.com' })
  await rig.report({ message: 'No zone 7 for mira@example.com' })
  await rig.report({ message: 'No zone 7 for mira@example.com', kind: 'promise' })
  await rig.report({ message: 'No zone 7 for mira@example.com', stack: place('panchang-Dk3j2x9a.js:12:345') })
  await rig.report({ message: 'No place 7' })
  const causes = await rig.errors.list(UNSEEN)
  expect(causes.map(({ count }) => count).sort()).toEqual([1, 1, 1, 2])
  expect(JSON.stringify(causes)).not.toContain('mira')
})

test.each([
  ['an extension', { stack: 'Error: no port\n    at chrome-extension://abc/inject.js:4:5' }],
  ['a script of another site', { message: 'Script error.', stack: '' }],
  ['a lost connection', { message: 'TypeError: Failed to fetch' }],
  ['a load that was given up', { message: 'AbortError: The user aborted a request.' }],
])('%s is no error of ours', async (_, given) => {
  await rig.report(given)
  expect(await rig.errors.list(UNSEEN)).toEqual([])
})

test('a lost file of ours is one', async () => {
  const message = `TypeError: Failed to fetch dynamically imported module: ${SITE}/assets/kundli-Dk3j2x9a.js`
  await rig.report({ message, stack: '' })
  await rig.report({ message: message.replace('Dk3j2x9a', 'Bq_8-aZ1'), stack: '' })
  expect(await rig.errors.list(UNSEEN)).toEqual([expect.objectContaining({ count: 2 })])
})

test('a frequent cause is written by a sample, and its count stays right', async () => {
  expect([0, 99, 100, 9_999, 10_000].map(weightAfter)).toEqual([1, 1, 10, 10, 100])
  await rig.report()
  await rig.d1.prepare('UPDATE client_error SET count = 100').run()
  rig.state.chance = 0.1
  await rig.report()
  expect(await rig.errors.list(UNSEEN)).toEqual([expect.objectContaining({ count: 100 })])
  rig.state.chance = 0.09
  await rig.report()
  expect(await rig.errors.list(UNSEEN)).toEqual([expect.objectContaining({ count: 110 })])
})

const word = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))
const words = (from: number, count: number) => Array.from({ length: count }, (_, n) => word(from + n))
const messages = async () => (await rig.errors.list(UNSEEN)).map(({ message }) => message)

test('a network begins ten causes of errors an hour, and what is known is counted all the same', async () => {
  for (const each of words(0, 10)) await rig.report({ message: `Error: ${each}` })
  await expect(rig.report({ message: 'Error: one more' })).rejects.toMatchObject({ code: 'rate_limited' })
  await rig.report({ message: `Error: ${word(0)}` })
  await rig.report({ message: 'Error: one more' }, 'work')
  expect((await rig.errors.list(UNSEEN)).map(({ count }) => count).sort()).toEqual([...Array(10).fill(1), 2])
})

test('all networks together begin a hundred causes of errors an hour, and thirty refusals of the policy', async () => {
  for (let n = 0; n < 11; n += 1)
    await rig.refuse(words(n * 10, 10), `net${n}`).catch((error) => {
      expect([n >= 3, error.code]).toEqual([true, 'rate_limited'])
    })
  expect(rig.state.hits.get('client-errors new policy')).toHaveLength(30)
  for (let n = 0; n < 100; n += 1) await rig.report({ message: `Error: ${word(n)}` }, `net${Math.floor(n / 10)}`)
  await expect(rig.report({ message: 'Error: more' }, 'other')).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a flood of one network pushes out no cause that two networks reported, nor do refusals an error', async () => {
  await rig.report({ message: 'Error: of two' })
  await rig.report({ message: 'Error: of two' }, 'work')
  await rig.report({ message: 'Error: of one' })
  for (let hour = 0; hour < 10; hour += 1) {
    rig.state.now += HOUR
    for (let twice = 0; twice < 2; twice += 1) await rig.refuse(words(hour * 10, 10), 'forger')
  }
  expect(await messages()).toEqual(expect.arrayContaining(['Error: of two', 'Error: of one']))
  expect(await messages()).toHaveLength(2 + MOST_CAUSES.policy)
  for (let hour = 0; hour < 10; hour += 1) {
    rig.state.now += HOUR
    for (const each of [...words(hour * 10, 10), ...words(hour * 10, 10)])
      await rig.report({ message: `Error: ${each}` }, 'forger')
  }
  expect(await messages()).toContain('Error: of two')
  expect(await messages()).toHaveLength(1 + MOST_CAUSES.errors + MOST_CAUSES.policy)
  await rig.report({ message: 'Error: of three' })
  expect(await messages()).toContain('Error: of three')
})

test('the entries of one request are written at once, each cause once', async () => {
  await rig.refuse(['a', 'b', 'a', 'c'], 'home')
  expect((await rig.errors.list(UNSEEN)).map(({ count }) => count)).toEqual([1, 1, 1])
  expect(rig.state.batches).toBe(1)
})

test('a cause that was seen is listed again when it occurs again; who saw it is in the audit log', async () => {
  await rig.report()
  const [cause] = await rig.errors.list(UNSEEN)
  const id = cause?.id ?? ''
  rig.state.now = 3000
  await rig.errors.markSeen({ viewer, id })
  await rig.errors.markSeen({ viewer, id })
  expect(await rig.errors.list(UNSEEN)).toEqual([])
  expect(await rig.errors.list({ seen: true, kind: 'error' })).toEqual([expect.objectContaining({ seen_at: 3000 })])
  expect(await rig.errors.list({ seen: true, kind: 'push' })).toEqual([])
  const { results } = await rig.d1.prepare('SELECT actor_id, action, object FROM audit_log').all()
  expect(results).toEqual([{ actor_id: 'nandini', action: 'see_client_error', object: `client-error:${id}` }])
  rig.state.now = 4000
  await rig.report()
  expect(await rig.errors.list(UNSEEN)).toEqual([expect.objectContaining({ count: 2 })])
  await expect(rig.errors.markSeen({ viewer, id: 'none' })).rejects.toMatchObject({ code: 'not_found' })
})
