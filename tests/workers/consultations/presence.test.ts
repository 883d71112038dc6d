// An astrologer’s line and presence: what open tabs and lists receive.
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

test('a line that opens gets the running ring, by the server’s clock, or that none runs', async () => {
  const { asha, line } = await online(server)
  expect(await until(line, ({ type }) => type === 'no-ring')).toEqual({ type: 'no-ring' })
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body } = await ask(mira, asha)
  await until(line, ({ type }) => type === 'ring')
  const during = await socketOf(server, asha, 'line')
  const { ring, now } = await until(during, ({ type }) => type === 'ring')
  expect(ring.session_id).toBe(body.session_id)
  expect(ring.expires_at - now).toBeGreaterThan(0)
  expect(ring.expires_at - now).toBeLessThanOrEqual(45_000)
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  const after = await socketOf(server, asha, 'line')
  expect(await until(after, ({ type }) => type !== 'status')).toEqual({ type: 'no-ring' })
})

test('going online needs an open tab', async () => {
  const asha = await insertAstrologer(server)
  const answer = await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  expect([answer.status, answer.body.code]).toEqual([409, 'no_way_to_ring'])
})

test('presence reaches an open list, together with other changes, and the small answer for all pages', async () => {
  const asha = await insertAstrologer(server)
  const board = await socketOf(server, asha, 'presence')
  await socketOf(server, asha, 'line')
  const status = async () => (await until(board, ({ changes }) => changes?.[asha.id])).changes[asha.id]
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  expect(await status()).toBe('online')
  const all = await fetch(`${server.url}/api/presence/`)
  expect(all.headers.get('cache-control')).toBe('public, max-age=5')
  expect(
    Object.values((await all.json()) as object).every((each) => ['online', 'offline', 'busy'].includes(each)),
  ).toBe(true)
  const some = await fetch(`${server.url}/api/presence/?ids=${asha.id},nobody`)
  expect(Object.keys((await some.json()) as object)).toEqual([asha.id])
  await asha.call('PUT', '/api/astrologers/toggle_status/')
  expect(await status()).toBe('offline')
})

test('a look at some astrologers takes 50 ids at most, and nothing but ids', async () => {
  const statusOf = async (ids: string) => (await fetch(`${server.url}/api/presence/?ids=${ids}`)).status
  const ids = (n: number) => Array.from({ length: n }, (_, i) => `astrologer-${i}`).join()
  expect(await Promise.all([ids(50), ids(51), '', 'a,,b', 'a%20b', '__proto__', 'x'.repeat(65)].map(statusOf))).toEqual(
    [200, 422, 422, 422, 422, 200, 422],
  )
})
