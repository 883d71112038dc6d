// Requests for a consultation: who may be asked, and who wins when several ask or accept at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { ask, online } from '#tests/support/pages/chats.ts'
import { until } from '#tests/support/pages/conversation.ts'
import { socketOf, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => checkBooks(server))

test('two tabs accept: exactly one wins, its repeat is answered like the first time', async () => {
  const { asha, line } = await online(server)
  const second = await socketOf(server, asha, 'line')
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body } = await ask(mira, asha)
  for (const tab of [line, second]) await until(tab, ({ type }) => type === 'ring')
  const accept = (tab: string) => asha.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web', tab })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => accept(`tab-number-${n}`)))
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ body: { code } }) => code === 'already_accepted')).toHaveLength(9)
  expect((await accept(`tab-number-${winners[0]}`)).status).toBe(200)
  for (const tab of [line, second]) {
    expect(await until(tab, ({ type }) => type === 'ring-over')).toMatchObject({ outcome: 'accepted' })
  }
})

test('reject, cancel: no hold, no charge, the astrologer is free again', async () => {
  const { asha, line } = await online(server)
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  for (const [who, reason] of [
    [asha, 'rejected'],
    [mira, 'cancelled'],
  ] as const) {
    const { body } = await ask(mira, asha)
    await until(line, ({ type }) => type === 'ring')
    expect((await who.call('POST', `/api/calls/end/${body.session_id}/`)).status).toBe(200)
    expect((await who.call('POST', `/api/calls/end/${body.session_id}/`)).status).toBe(200)
    const receipt = (await mira.call('GET', `/api/consultations/${body.session_id}/receipt/`)).body
    expect(receipt).toMatchObject({ end_reason: reason, charge_cents: 0, billable_seconds: 0, held_cents: 0 })
    await until(line, ({ type }) => type === 'ring-over')
    await expect.poll(async () => (await asha.call('GET', '/api/astrologers/get_status/')).body.status).toBe('online')
  }
})

test('a monthly limit that was lowered while it rang is named to the client alone', async () => {
  const { asha, line } = await online(server)
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { session_id: id } = (await ask(mira, asha)).body
  await until(line, ({ type }) => type === 'ring')
  expect((await mira.call('PUT', '/api/payments/limits/', { monthly_limit_cents: 300 })).status).toBe(200)
  const { status, body } = await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: 'the-only-tab' })
  expect([status, body.code]).toEqual([409, 'insufficient_funds'])
  expect(body.message).toBe('The client can no longer pay for this consultation, so it does not begin.')
  await until(line, ({ type }) => type === 'ring-over')
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect(receipt).toMatchObject({ end_reason: 'limit_reached', charge_cents: 0 })
  expect((await mira.call('GET', '/api/payments/wallet/')).body.held_cents).toBe(0)
})

test('an astrologer who is offline, busy, unknown, not approved, or too dear can not be asked', async () => {
  const { asha } = await online(server)
  const mira = await insertUser(server)
  expect((await ask(mira, asha)).body).toMatchObject({
    code: 'insufficient_funds',
    message: 'You need at least $3.60 to talk for 2 minutes.',
    problem: { code: 'funds_below_start', params: { least_cents: 360 } },
  })
  await topUp(mira, 2000)
  expect((await ask(mira, asha, { budget_cents: 200 })).body.fields).toHaveProperty('budget_cents')
  expect((await ask(mira, { ...asha, id: 'unknown-id' })).status).toBe(404)
  const waiting = await insertAstrologer(server, { approved: false })
  expect((await ask(mira, waiting)).status).toBe(404)
  const away = await insertAstrologer(server)
  expect((await ask(mira, away)).body.code).toBe('astrologer_offline')
  expect((await ask(mira, asha)).status).toBe(201)
  const ravi = await insertUser(server, { name: 'Ravi Menon' })
  await topUp(ravi, 2000)
  expect((await ask(ravi, asha)).body.code).toBe('astrologer_busy')
  expect(
    (await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'phone-call' })).body.code,
  ).toBe('phone_unavailable')
})

test('two users ask at the same moment: one rings, the other hears busy', async () => {
  const { asha } = await online(server)
  const people = await Promise.all(Array.from({ length: 5 }, (_, n) => insertUser(server, { name: `Guest ${n}` })))
  for (const person of people) await topUp(person, 2000)
  const answers = await Promise.all(people.map((person) => ask(person, asha)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'astrologer_busy')).toHaveLength(4)
})
