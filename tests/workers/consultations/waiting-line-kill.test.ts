// The server killed with SIGKILL while two clients wait in a line, and started again on the same state.
import { afterEach, expect, test } from 'vitest'
import { logIn, type Message, state, until } from '#tests/support/pages/conversation.ts'
import { socketOf } from '#tests/support/pages/people.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'

let server: KillableServer
afterEach(() => server.stop())

test('everybody keeps the place in the line, once each, in the same order', { tags: ['long'] }, async () => {
  server = await startKillableServer()
  const [user, meera] = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')]
  const line = await socketOf(server, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const id = (await user.call('POST', '/api/consultations/', { astrologer_id: meera.id, kind: 'chat' })).body.session_id
  await until(line, ({ type }: Message) => type === 'ring')
  await meera.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: 'the-only-tab' })
  const rooms = [
    await socketOf(server, user, 'consultation', id),
    await socketOf(server, meera, 'consultation', id),
  ] as const
  for (const room of rooms) await until(room, state('active'))
  const path = `/api/astrologers/${meera.id}/line/`
  for (const email of ['sunita@drishti.test', 'daniel@drishti.test', 'sunita@drishti.test'])
    expect((await (await logIn(server, email)).call('POST', path, { kind: 'chat' })).status).toBe(201)
  await server.killNow()

  await server.restart()
  for (const [n, email] of ['sunita@drishti.test', 'daniel@drishti.test'].entries()) {
    const { body } = await (await logIn(server, email)).call('GET', '/api/users/lines/')
    expect(body.results).toMatchObject([{ astrologer_id: meera.id, position: n + 1, waiting: 2 }])
  }
})
