// An admin adds a rate: calls that begin from then on cost by it, receipts of calls before stay as they are.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { eventually, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { phoneCall, receiptOf, startTwilioServer, type TwilioServer } from '#tests/support/servers/twilio-server.ts'

const PATH = '/api/dashboard/voice-rates/'
let server: TwilioServer
let admin: Person
beforeAll(async () => {
  server = await startTwilioServer()
  admin = await insertAdmin(server, { name: 'Adminson' })
})
afterAll(() => server.stop())

/** A call of two phones that lasts for less than a minute. */
async function shortCall(): Promise<string> {
  const joins = { digits: ['1'], answerAfterMs: 100 }
  const { mira, miraPhone, id } = await phoneCall(server, { asha: joins, mira: joins })
  await until(await socketOf(server, mira, 'consultation', id), state('active'))
  server.double.hangUp(miraPhone)
  await receiptOf(mira, id)
  return id
}

async function costOf(id: string): Promise<number> {
  const { voice } = await eventually(
    () => receiptOf(admin, id),
    ({ voice }) => voice?.legs.every(({ seconds }: { seconds: number | null }) => seconds !== null),
  )
  return voice.cost_micro_usd
}

const rate = (micros: unknown, version: number, more: object = {}) => ({
  country: 'IN',
  device: 'phone',
  micro_usd_per_min: micros,
  version,
  from: new Date().toISOString().slice(0, 10),
  ...more,
})

test('a call after the new rate costs by it, one before costs what it did', async () => {
  const before = await shortCall()
  // A begun minute in India and one in the USA.
  expect(await costOf(before)).toBe(51_800 + 15_800)
  const { body: known } = await admin.call('GET', PATH)
  const { status, body } = await admin.call('POST', PATH, rate(47_300, known.version))
  expect([status, body.rates.length]).toEqual([201, known.rates.length + 1])
  const after = await shortCall()
  expect(await costOf(after)).toBe(47_300 + 15_800)
  expect(await costOf(before)).toBe(51_800 + 15_800)
  const { body: log } = await admin.call('GET', '/api/dashboard/audit/')
  expect(log[0]).toMatchObject({ action: 'add_voice_rate', object: 'voice_rates' })
})

test('refused: wrong figures, days of the past, and a list that has changed meanwhile', async () => {
  const { body: known } = await admin.call('GET', PATH)
  for (const wrong of [0, 1.5, -1, '47300', 10_000_001]) {
    const { status, body } = await admin.call('POST', PATH, rate(wrong, known.version))
    expect([status, Object.keys(body.fields)], String(wrong)).toEqual([422, ['micro_usd_per_min']])
  }
  const past = await admin.call('POST', PATH, rate(40_000, known.version, { from: '2026-01-01' }))
  expect([past.status, Object.keys(past.body.fields)]).toEqual([422, ['from']])
  const overtaken = await admin.call('POST', PATH, rate(40_000, known.version - 1))
  expect([overtaken.status, overtaken.body.code]).toEqual([409, 'conflict'])
  expect(overtaken.body.error).toContain('Adminson added a rate in the meantime.')
  expect((await admin.call('GET', PATH)).body).toEqual(known)
})

test('the API description has both', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { 'x-access': string }>>
  }
  const described = paths['/dashboard/voice-rates/'] ?? {}
  expect(Object.entries(described).map(([method, spec]) => [method, spec['x-access']])).toEqual([
    ['get', 'admin'],
    ['post', 'admin'],
  ])
})
