// The server killed between the effect of a request and its kept answer, on every idempotent endpoint: a repeat under the
// same key does nothing twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, logIn, until } from '#tests/support/conversation.ts'
import { type KillableServer, startKillableServer } from '#tests/support/killable-server.ts'
import { type Person, socketOf } from '#tests/support/people.ts'
import * as births from '#workers/contract/api/birth-profiles.ts'
import * as consultations from '#workers/contract/api/consultations.ts'
import * as notifications from '#workers/contract/api/notifications.ts'
import * as payments from '#workers/contract/api/payments.ts'
import * as users from '#workers/contract/api/users.ts'

let server: KillableServer
// Ten times as fast: a key whose request was lost is free again after a minute.
beforeAll(async () => {
  server = await startKillableServer({ CLOCK_RATE: '10', CLOCK_EPOCH: String(Date.now()) })
})
afterAll(() => server.stop())

const BIRTH = {
  relation: 'self',
  name: 'Mira Rao',
  gender: 'female',
  date: '1943-06-01',
  time: '04:05:06',
  place: { name: 'Kolkata, West Bengal, India', lat: 22.5626, lon: 88.363, tz: 'Asia/Kolkata' },
}

type Case = { who: string; path: string; body: object; count: string; before?: () => Promise<unknown> }
const REFUNDED = 'seedSession00000000001'
const CASES: Record<string, Case> = {
  'post /consultations/{id}/refund/': {
    who: 'admin',
    path: `/api/consultations/${REFUNDED}/refund/`,
    body: { amount_cents: 100, reason: 'The line was bad.' },
    count: `SELECT count(*) AS n FROM transfer WHERE code = 'refund' AND ref = '${REFUNDED}'`,
  },
  'post /payments/topups/': {
    who: 'user',
    path: '/api/payments/topups/',
    body: { amount_cents: 1234 },
    count: 'SELECT count(*) AS n FROM payment WHERE amount_cents = 1234',
  },
  'post /birth-profiles/': {
    who: 'user',
    path: '/api/birth-profiles/',
    body: BIRTH,
    count: "SELECT count(*) AS n FROM birth_profile WHERE date = '1943-06-01' AND name = 'Mira Rao'",
  },
  'post /consultations/': {
    who: 'user',
    path: '/api/consultations/',
    body: {},
    count: "SELECT count(*) AS n FROM consultation WHERE id NOT GLOB 'seed*'",
    before: async () => {
      const meera = await logIn(server, 'astrologer@drishti.test')
      const line = await socketOf(server, meera, 'line')
      await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
      Object.assign(CASES['post /consultations/']?.body ?? {}, { astrologer_id: meera.id, kind: 'chat' })
      await until(line, ({ type }) => type === 'status')
    },
  },
}

test('every idempotent endpoint has its case here', () => {
  const all = { ...births, ...consultations, ...notifications, ...payments, ...users }
  const idempotent = Object.values(all).flatMap((spec) => ('idempotent' in spec && spec.idempotent ? [spec.route] : []))
  expect(idempotent.sort()).toEqual(Object.keys(CASES).sort())
})

for (const [n, [route, { who, path, body, count, before }]] of Object.entries(CASES).entries())
  test(`killed before the answer of ${route} is kept`, { tags: n === 0 ? [] : ['long'] }, async () => {
    await before?.()
    const key = path.replaceAll('/', '-')
    const send = (person: Person) => person.call('POST', path, body, { 'idempotency-key': key })
    const person = await logIn(server, `${who}@drishti.test`)
    const killed = server.killAt('request.done')
    const lost = send(person).catch(() => 'no answer')
    // A request that is refused passes no failpoint.
    expect(await Promise.race([lost, killed.then(() => 'no answer')])).toBe('no answer')
    await killed
    await server.restart()
    const again = await logIn(server, `${who}@drishti.test`)
    const answer = await eventually(
      () => send(again),
      ({ body: { code } }) => code !== 'idempotency_running',
    )
    expect(answer.status).toBe(201)
    expect((await send(again)).body).toEqual(answer.body)
    expect(server.query<{ n: number }>(count)).toEqual([{ n: 1 }])
    expect(await server.violations()).toEqual([])
  })

test('a refund without a key is refused', async () => {
  const admin = await logIn(server, 'admin@drishti.test')
  const { status, body } = await admin.call('POST', `/api/consultations/${REFUNDED}/refund/`, {
    ...{ amount_cents: 1, reason: 'The line was bad.' },
  })
  expect([status, body.code]).toEqual([400, 'malformed'])
})
