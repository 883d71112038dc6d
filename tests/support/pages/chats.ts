// Chats over the wire: an astrologer who is online, somebody who asks, and two who talk.
import { expect } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { type Opened, state, until } from './conversation.ts'
import { type Answer, type Person, socketOf, topUp } from './people.ts'

export async function online(server: TestServer, price = 1.8): Promise<{ asha: Person; line: Opened }> {
  const asha = await insertAstrologer(server, { price })
  const line = await socketOf(server, asha, 'line')
  await line.next()
  const answer = await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  expect(answer.body.status).toBe('online')
  return { asha, line }
}

export function ask(mira: Person, asha: Person, more: object = {}): Promise<Answer> {
  return mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat', ...more })
}

/** Two people in a running chat; the user's page is `silent` when the server checks that it is there. */
export async function chatting(server: TestServer, { cents = 2000, price = 1.8, silent = false } = {}) {
  const mira = await insertUser(server)
  await topUp(mira, cents)
  const { asha, line } = await online(server, price)
  const asked = await ask(mira, asha)
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  const id = asked.body.session_id as string
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', id, { silent })
  expect((await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: 'tab-number-1' })).status).toBe(200)
  const theirs = await socketOf(server, asha, 'consultation', id)
  await until(mine, state('active'))
  await until(theirs, state('active'))
  return { asha, mira, line, id, mine, theirs }
}
