// The server killed between the effect of a request and its kept answer, on every idempotent endpoint: a repeat under the
// same key does nothing twice.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, logIn, until } from '#tests/support/pages/conversation.ts'
import { type Answer, type Person, socketOf } from '#tests/support/pages/people.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'

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

type Case = {
  who: string
  path: string
  body: object
  /** The body is sent as a form. */
  form?: true
  status?: number
  /** SQL whose `n` is 1 when the effect happened once. */
  count: string
  before?: () => Promise<unknown>
}
const REFUNDED = 'seedSession00000000001'
const CASES: Record<string, Case> = {
  'post /consultations/{id}/refund/': {
    who: 'admin',
    path: `/api/consultations/${REFUNDED}/refund/`,
    body: { amount_cents: 100, reason: 'The line was bad.' },
    count: `SELECT count(*) AS n FROM transfer WHERE code = 'refund' AND ref = '${REFUNDED}'`,
  },
  'post /dashboard/clients/{id}/pay-back/': {
    who: 'admin',
    path: '/api/dashboard/clients/seedUser00000000000001/pay-back/',
    body: { payment_id: 'seedPayment00000000000', amount_cents: 321, reason: 'The client asked for it.' },
    status: 200,
    count: "SELECT count(*) AS n FROM pay_back WHERE amount_cents = 321 AND state = 'done'",
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
  'post /blogs/': {
    who: 'astrologer',
    path: '/api/blogs/',
    body: { title: 'Only once', content: '<p>Twenty years</p>', tags: 'dasha', status: 'draft' },
    form: true,
    count: "SELECT count(*) AS n FROM blog_post WHERE title = 'Only once'",
  },
  'post /dashboard/reports/': {
    who: 'admin',
    path: '/api/dashboard/reports/',
    body: { type: 'users', from: '2026-01-02', to: '2026-01-03' },
    count: "SELECT count(*) AS n FROM report_job WHERE from_day = '2026-01-02'",
  },
  'post /dashboard/payouts/': {
    who: 'admin',
    path: '/api/dashboard/payouts/',
    body: { reference: 'NEFT 1' },
    status: 200,
    count: "SELECT count(*) = 2 AS n FROM payout_period WHERE reference = 'NEFT 1'",
    before: async () => {
      const admin = await logIn(server, 'admin@drishti.test')
      const { to, results } = (await admin.call('GET', '/api/dashboard/payouts/due/')).body
      const two = (results as { astrologer_id: string; payable_paise: number }[]).slice(0, 2)
      expect(two).toHaveLength(2)
      const payouts = two.map(({ astrologer_id, payable_paise: paise }) => ({ astrologer_id, paise }))
      Object.assign(CASES['post /dashboard/payouts/']?.body ?? {}, { to, payouts })
    },
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

test('every idempotent endpoint has its case here', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../workers/contract/api')
  const modules = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  )
  const specs = modules.flatMap((each) => Object.values(each)) as { route?: string; idempotent?: unknown }[]
  const idempotent = specs.flatMap((spec) => (spec?.idempotent && spec.route ? [spec.route] : []))
  expect(idempotent.sort()).toEqual(Object.keys(CASES).sort())
})

async function sendForm(
  { access }: Person,
  where: string,
  { body, headers }: { body: object; headers: Record<string, string> },
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  const response = await fetch(server.url + where, {
    method: 'POST',
    body: form,
    headers: { ...headers, authorization: `Bearer ${access}` },
  })
  return { status: response.status, body: (await response.json()) as Answer['body'], headers: response.headers }
}

for (const [n, [route, { who, path: where, body, form, status = 201, count, before }]] of Object.entries(
  CASES,
).entries())
  test(`killed before the answer of ${route} is kept`, { tags: n === 0 ? [] : ['long'] }, async () => {
    const headers = { 'idempotency-key': where.replaceAll('/', '-') }
    const send = (person: Person) =>
      form ? sendForm(person, where, { body, headers }) : person.call('POST', where, body, headers)
    const person = await logIn(server, `${who}@drishti.test`)
    const killed = server.killAt('request.done')
    let lost: unknown
    // A request that is refused passes no failpoint. On this clock an astrologer is offline after seconds of a stall.
    for (let tries = 1; lost !== 'no answer' && tries <= 5; tries += 1) {
      await before?.()
      lost = await Promise.race([send(person).catch(() => 'no answer'), killed.then(() => 'no answer')])
    }
    expect(lost).toBe('no answer')
    await killed
    await server.restart()
    const again = await logIn(server, `${who}@drishti.test`)
    const answer = await eventually(
      () => send(again),
      ({ body: { code } }) => code !== 'idempotency_running',
    )
    expect([answer.status, answer.body.code]).toEqual([status, undefined])
    expect((await send(again)).body).toEqual(answer.body)
    expect(server.query<{ n: number }>(count)).toEqual([{ n: 1 }])
    expect(await server.violations()).toEqual([])
  })

test.each([
  [`/api/consultations/${REFUNDED}/refund/`, { amount_cents: 1, reason: 'The line was bad.' }],
  ['/api/dashboard/payouts/', { to: '2026-01-01', reference: 'R', payouts: [{ astrologer_id: 'a', paise: 1 }] }],
])('%s without a key is refused', async (where, sent) => {
  const admin = await logIn(server, 'admin@drishti.test')
  const { status, body } = await admin.call('POST', where, sent)
  expect([status, body.code]).toEqual([400, 'malformed'])
})
