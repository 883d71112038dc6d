// A client who can ring no more waits no more: the turn would keep everybody behind.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertUser } from '#tests/support/database/insert-people.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { type Person, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { newId } from '#workers/contract/ports.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const waitingFor = async (asha: Person) =>
  ((await asha.call('GET', '/api/calls/line/')).body.waiting as { name: string }[]).map(({ name }) => name)

test('clients who are blocked lose their places in the line, and the others move up', async () => {
  const { asha } = await chatting(server)
  const [lena, ravi, sita] = await Promise.all(
    ['Lena Roth', 'Ravi Sen', 'Sita Rao'].map(async (name) => {
      const person = await insertUser(server, { name })
      await topUp(person, 2_000)
      return person
    }),
  )
  if (!lena || !ravi || !sita) throw new Error('three people wait')
  const path = `/api/astrologers/${asha.id}/line/`
  for (const each of [lena, ravi, sita]) expect((await each.call('POST', path, { kind: 'chat' })).status).toBe(201)
  expect(await waitingFor(asha)).toEqual(['Lena', 'Ravi', 'Sita'])

  // Somebody who asked once can be blocked.
  await server.db
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, ended_at, facts) VALUES (?3, ?1, ?2, 'chat', 'ended', 'rejected', 180, 9000, 1, 1, '[]')`,
    )
    .bind(lena.id, asha.id, newId())
    .run()
  expect((await asha.call('PUT', `/api/calls/blocked/${lena.id}/`)).status).toBe(200)
  expect(await waitingFor(asha)).toEqual(['Ravi', 'Sita'])

  const admin = await insertAdmin(server, { name: 'Nandini Rao' })
  const change = { is_active: false, reason: 'Abuse in a chat' }
  const blocked = await admin.call('PATCH', `/api/dashboard/clients/${ravi.id}/`, change)
  expect(blocked.status).toBe(200)
  expect(await waitingFor(asha)).toEqual(['Sita'])
  expect((await sita.call('GET', '/api/users/lines/')).body.results).toMatchObject([{ position: 1, waiting: 1 }])
})
