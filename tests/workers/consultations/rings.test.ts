// One wallet cannot ring the marketplace empty, and an astrologer can keep a client away.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { ask, chatting, online } from '#tests/support/pages/chats.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => checkBooks(server))

test('one unanswered ring at a time, also when several are asked at once; the others stay free', {
  tags: ['long'],
}, async () => {
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const astrologers = [await online(server), await online(server), await online(server)]
  const asked = await Promise.all(astrologers.map(({ asha }) => ask(mira, asha)))
  const codes = asked.map(({ status, body }) => (status === 201 ? 'rings' : body.code)).sort()
  expect(codes).toEqual(['ring_unanswered', 'ring_unanswered', 'rings'])
  const busy = async () => {
    const { body } = await mira.call('GET', '/api/astrologers/available/')
    const ids = astrologers.map(({ asha }) => asha.id)
    return Object.values<{ id: string; status: string }>(body).filter(
      ({ id, status }) => status === 'busy' && ids.includes(id),
    )
  }
  await expect.poll(busy).toHaveLength(1)
  const id = asked.find(({ status }) => status === 201)?.body.session_id
  await mira.call('POST', `/api/calls/end/${id}/`)
  const next = astrologers.find((_, n) => asked[n]?.status !== 201)
  if (!next) throw new Error('nobody is free')
  expect((await ask(mira, next.asha)).status).toBe(201)
})

test('a ring says how many minutes the client can pay for, and never more than fifteen', async () => {
  const { asha, line } = await online(server, 1.8)
  const longest = async (cents: number, budget?: number) => {
    const mira = await insertUser(server)
    await topUp(mira, cents)
    const { body } = await ask(mira, asha, budget === undefined ? {} : { budget_cents: budget })
    const { ring } = await until(line, ({ type }) => type === 'ring')
    await mira.call('POST', `/api/calls/end/${body.session_id}/`)
    await until(line, ({ type, status }) => type === 'status' && status === 'online')
    return ring.longest_minutes
  }
  expect(await longest(10_000)).toBe(15)
  expect(await longest(10_000, 180 * 7 + 1)).toBe(7)
})

test('three cancelled in a row make a pause', async () => {
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { asha, line } = await online(server)
  for (let n = 0; n < 3; n += 1) {
    const { body } = await ask(mira, asha)
    await until(line, ({ type }) => type === 'ring')
    await mira.call('POST', `/api/calls/end/${body.session_id}/`)
    await until(line, ({ type, status }) => type === 'status' && status === 'online')
  }
  const { status, body } = await ask(mira, asha)
  expect([status, body.code]).toEqual([409, 'ring_pause'])
})

test('an astrologer blocks a client and undoes it; the client sees "not available"', async () => {
  const { asha, mira, id, mine } = await chatting(server)
  const stranger = await insertUser(server)
  const block = (who: { id: string }) => asha.call('PUT', `/api/calls/blocked/${who.id}/`)
  expect((await block(stranger)).status).toBe(404)
  expect((await mira.call('PUT', `/api/calls/blocked/${asha.id}/`)).status).toBe(403)
  for (const _ of [1, 2]) expect((await block(mira)).status).toBe(200)
  // A session that runs goes on.
  mine.socket?.send(JSON.stringify({ type: 'message', id: 'message-1', text: 'Namaste' }))
  await until(mine, ({ type }) => type === 'ack')
  await mira.call('POST', `/api/calls/end/${id}/`)
  await until(mine, state('ended'))
  const receipt = async () => (await asha.call('GET', `/api/consultations/${id}/receipt/`)).body.client_blocked
  expect(await receipt()).toBe(true)
  expect((await mira.call('GET', `/api/consultations/${id}/receipt/`)).body.client_blocked).toBeNull()
  const blocked = (await asha.call('GET', '/api/calls/blocked/')).body
  expect(blocked).toMatchObject({ count: 1, results: [{ id: mira.id, full_name: 'Mira Rao' }] })
  await expect.poll(async () => (await ask(mira, asha)).body.code).toBe('not_available')
  expect((await asha.call('DELETE', `/api/calls/blocked/${mira.id}/`)).status).toBe(200)
  expect([await receipt(), (await asha.call('GET', '/api/calls/blocked/')).body.count]).toEqual([false, 0])
  expect((await ask(mira, asha)).status).toBe(201)
})
