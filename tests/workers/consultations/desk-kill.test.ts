// The server killed with SIGKILL while two people point at a chart, and started again on the same state.
import { afterEach, expect, test } from 'vitest'
import { eventually, logIn, type Message, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { slowClock } from '#tests/support/rigs/fast-clock.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'

let server: KillableServer
afterEach(() => server.stop())

const PLACE = { view: 'chart', varga: 9, date: null }
const point = (house: number) => ({ kind: 'point', target: { of: 'house', house }, place: PLACE })
const tell = ({ socket }: Opened, message: object) => socket?.send(JSON.stringify(message))
const ofType = (type: string) => (message: Message) => message.type === type

async function enter(user: Person, meera: Person, id: string) {
  const mine = await socketOf(server, user, 'consultation', id)
  const theirs = await socketOf(server, meera, 'consultation', id)
  for (const room of [mine, theirs]) await until(room, state('active'))
  const desks: Message[] = []
  for (const room of [mine, theirs]) {
    tell(room, { type: 'desk-open', after: 0 })
    desks.push(await until(room, ofType('desk')))
  }
  return { mine, theirs, desks }
}

test('both come back to the same place, points stand once, and the reading keeps them', {
  tags: ['long'],
}, async () => {
  server = await startKillableServer(slowClock())
  const [user, meera] = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')]
  const line = await socketOf(server, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const saved = (await user.call('GET', '/api/birth-profiles/')).body.results[0]
  const ask = { astrologer_id: meera.id, kind: 'chat', birth_profile_id: saved.id }
  const { body } = await user.call('POST', '/api/consultations/', ask)
  const id = body.session_id as string
  await until(line, ofType('ring'))
  await meera.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: 'the-only-tab' })
  const before = await enter(user, meera, id)
  tell(before.theirs, { type: 'desk', id: 'desk-first', act: point(4) })
  await until(before.mine, ofType('desk-act'))
  tell(before.theirs, { type: 'desk', id: 'desk-second', act: point(7) })
  await until(before.mine, ofType('desk-act'))
  await server.killNow()

  await server.restart()
  const people = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')] as const
  const after = await enter(...people, id)
  for (const desk of after.desks) {
    expect(desk.sides.astrologer).toMatchObject({ place: PLACE, point: { of: 'house', house: 7 } })
    expect(desk.points.map(({ target }: { target: { house: number } }) => target.house)).toEqual([4, 7])
  }
  // Its page sends what it had no answer to once more.
  tell(after.theirs, { type: 'desk', id: 'desk-second', act: point(7) })
  expect(await until(after.theirs, ofType('desk-act'))).toMatchObject({ point: { seq: 2 } })
  tell(after.theirs, { type: 'desk', id: 'desk-third', act: point(1) })
  expect(await until(after.mine, ofType('desk-act'))).toMatchObject({ point: { seq: 3 } })

  await people[0].call('POST', `/api/calls/end/${id}/`)
  const { body: kept } = await eventually(
    () => people[0].call('GET', `/api/consultations/${id}/reading/`),
    ({ body: { reading } }) => reading !== null,
  )
  expect(kept.reading.birth.name).toBe(saved.name)
  const { points } = (await people[1].call('GET', `/api/consultations/${id}/points/`)).body
  expect(points.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3])
  expect(await server.violations()).toEqual([])
})
