// An astrologer's own settings over the wire, and what requests make of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { online } from '#tests/support/pages/chats.ts'
import { topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => checkBooks(server))

test('a kind that is off cannot be asked for, and the others can', async () => {
  const { asha } = await online(server)
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const set = (kinds: object) => asha.call('PUT', '/api/astrologers/availability/', { kinds })
  const ask = (kind: string) => mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind })
  expect((await set({ chat: false })).body.kinds).toEqual({ chat: false, 'web-call': true, 'phone-call': true })
  expect((await ask('chat')).body.code).toBe('chat_disabled')
  expect((await set({ chat: true, 'web-call': false })).status).toBe(200)
  expect((await ask('web-call')).body.code).toBe('no_web_calls')
  expect((await set({ chat: false, 'phone-call': false })).body.code).toBe('no_kind_left')
  const { body, status } = await ask('chat')
  expect(status).toBe(201)
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
})

test('a new price counts for the next session, not for the one that rings', async () => {
  const { asha } = await online(server)
  const mira = await insertUser(server)
  await topUp(mira, 5000)
  const ask = () => mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const priceOf = async (id: string) => (await mira.call('GET', `/api/consultations/${id}/`)).body.price_cents
  const first = (await ask()).body.session_id
  expect((await asha.call('PUT', '/api/astrologers/profile/', { price_per_min_chat: 2.5 })).status).toBe(200)
  expect(await priceOf(first)).toBe(180)
  await mira.call('POST', `/api/calls/end/${first}/`)
  const second = (await ask()).body.session_id
  expect(await priceOf(second)).toBe(250)
  await mira.call('POST', `/api/calls/end/${second}/`)
})

test('fields that are the admin’s are refused, and so is everybody but an astrologer', async () => {
  const { asha } = await online(server)
  const mira = await insertUser(server)
  const put = (body: object) => asha.call('PUT', '/api/astrologers/profile/', body)
  for (const name of ['payout_per_min_chat', 'is_approved', 'chat_enabled'])
    expect([name, (await put({ [name]: 1 })).status]).toEqual([name, 422])
  expect((await put({ price_per_min_chat: 0 })).body.fields).toHaveProperty('price_per_min_chat')
  for (const path of ['profile', 'availability'])
    expect((await mira.call('GET', `/api/astrologers/${path}/`)).status).toBe(403)
})
