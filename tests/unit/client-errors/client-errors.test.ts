// Reports of browsers, kept by cause in the database.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { AppError } from '#workers/contract/errors.ts'
import { createDb } from '#workers/db/client.ts'
import { createClientErrors } from '#workers/domain/client-errors/index.ts'
import { MOST_CAUSES, weightAfter } from '#workers/domain/client-errors/store-error.ts'

const SITE = 'https://drishti.test'
const UNSEEN = { seen: false, kind: null }
const viewer = { userId: 'nandini', role: 'admin' } as never
const place = (file: string) => `    at Ne (${SITE}/assets/${file})`

function setUp() {
  const d1 = sqliteD1()
  const state = { now: 1000, chance: 0, newCauses: 0, mostNew: 1000 }
  const errors = createClientErrors({
    ...{ db: createDb(d1), now: () => state.now, chance: () => state.chance, origin: SITE, build: 'server' },
    limits: {
      async hit() {
        state.newCauses += 1
        if (state.newCauses > state.mostNew) throw new AppError('rate_limited', { retryAfter: 60 })
      },
    },
  })
  const report = (given: object = {}) =>
    errors.store({
      ...{ kind: 'error', message: 'TypeError: x is undefined', stack: place('kundli-Dk3j2x9a.js:12:345') },
      ...{ page: '/kundli', build: 'b1', browser: 'Chrome 130 on Android' },
      ...given,
    })
  return { d1, errors, report, state }
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
      ...{ kind: 'error', message: 'TypeError: x is undefined', frame: '/assets/kundli-Bq_8-aZ1.js:9:1' },
      ...{ page: '/kundli', build: 'b2', browser: 'Safari 18 on iPhone' },
      ...{ count: 2, first_at: 1000, last_at: 2000, seen_at: null },
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

test('a flood of causes pushes out no cause that came twice, and ends at the limit of an hour', async () => {
  await rig.report()
  await rig.report()
  const word = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))
  for (let n = 0; n <= MOST_CAUSES; n += 1) {
    rig.state.now += 1
    await rig.report({ message: `Error: ${word(n)}` })
  }
  const causes = await rig.errors.list(UNSEEN)
  expect(causes).toHaveLength(MOST_CAUSES)
  expect(causes.at(-1)).toMatchObject({ count: 2 })
  rig.state.mostNew = rig.state.newCauses
  await expect(rig.report({ message: 'Error: one more' })).rejects.toMatchObject({ code: 'rate_limited' })
  await rig.report()
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
