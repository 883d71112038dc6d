// A web call over the wire, browser to browser: sockets stand for its pages, and report when the other side is heard.
import { expect } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { type Opened, state, until } from './conversation.ts'
import { socketOf, topUp } from './people.ts'

export const say = ({ socket }: Opened, command: object) => socket?.send(JSON.stringify(command))

/** Accepted; both pages are open, and neither hears anything yet. `silent`: the user's does not answer checks. */
export async function webCall(server: TestServer, { silent = false } = {}) {
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const asha = await insertAstrologer(server, { price: 1.8 })
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const asked = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'web-call' })
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  const id: string = asked.body.session_id
  const { ring } = await until(line, ({ type }) => type === 'ring')
  expect(ring).toMatchObject({ session_id: id, type: 'web-call' })
  const accepted = await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  expect(accepted.body.url).toBe(`/call/${id}`)
  const mine = await socketOf(server, mira, 'consultation', id, { silent })
  const theirs = await socketOf(server, asha, 'consultation', id)
  await until(mine, state('connecting'))
  return { asha, mira, id, mine, theirs }
}
