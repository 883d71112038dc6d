// The chart desk over the wire: points go from side to side and stay with the transcript; births change in mid-session.
import { beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { type Message, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { call, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const KOLKATA = { name: 'Kolkata, West Bengal, India', lat: 22.5626, lon: 88.363, tz: 'Asia/Kolkata' }
const BIRTH = { relation: 'self', name: 'Mira Rao', date: '1943-06-01', time: '04:05:06', place: KOLKATA }
const PLACE = { view: 'chart', varga: 1, date: null }
const SATURN = { of: 'graha', graha: 'saturn' }

const tell = ({ socket }: Opened, message: object) => socket?.send(JSON.stringify(message))
const ofType = (type: string) => (message: Message) => message.type === type

/** A chat that runs, with both rooms open. */
async function talking() {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await line.next()
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const id = body.session_id as string
  await until(line, ofType('ring'))
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  const [mine, theirs] = [
    await socketOf(server, mira, 'consultation', id),
    await socketOf(server, asha, 'consultation', id),
  ]
  await until(theirs, state('active'))
  for (const room of [mine, theirs]) {
    tell(room, { type: 'desk-open', after: 0 })
    await until(room, ofType('desk'))
  }
  return { mira, asha, mine, theirs, id }
}

const save = async (person: Person, name: string) =>
  (await person.call('POST', '/api/birth-profiles/', { ...BIRTH, name })).body.id as string

test('a point reaches the other side, and stays with the transcript for both parties alone', async () => {
  const { mira, asha, mine, theirs, id } = await talking()
  tell(theirs, { type: 'desk', id: 'desk-first-act', act: { kind: 'point', target: SATURN, place: PLACE } })
  expect(await until(mine, ofType('desk-act'))).toMatchObject({ side: 'astrologer', point: { seq: 1, target: SATURN } })
  const path = `/api/consultations/${id}/points/`
  const points = [{ seq: 1, side: 'astrologer', target: SATURN, place: PLACE, at: expect.any(Number) }]
  expect((await mira.call('GET', path)).body).toEqual({ points })
  await mira.call('POST', `/api/calls/end/${id}/`)
  await expect.poll(async () => (await asha.call('GET', path)).body).toEqual({ points })
  // The client keeps it, and the astrologer leaves words with it.
  const reading = `/api/consultations/${id}/reading/`
  await expect.poll(async () => (await mira.call('GET', reading)).body.reading).toMatchObject({ note: '', birth: null })
  const form = { note: 'Patience.', dates: [{ date: '2030-01-05', text: 'Saturn returns' }] }
  expect((await mira.call('PUT', reading, form)).status).toBe(403)
  expect((await asha.call('DELETE', reading)).status).toBe(403)
  expect((await asha.call('PUT', reading, { ...form, note: 'x'.repeat(1001) })).status).toBe(422)
  expect((await asha.call('PUT', reading, form)).body).toMatchObject({
    reading: { note: 'Patience.' },
    may_write: true,
  })
  expect((await mira.call('GET', '/api/readings/')).body).toMatchObject({
    count: 1,
    results: [{ session_id: id, days: 1 }],
  })
  expect((await asha.call('GET', '/api/readings/')).status).toBe(403)
  const stranger = await insertUser(server, { name: 'Ravi' })
  expect((await stranger.call('GET', reading)).status).toBe(404)
  expect((await call(server, 'GET', reading)).status).toBe(401)
  expect((await mira.call('DELETE', reading)).status).toBe(200)
  expect((await mira.call('GET', reading)).body).toMatchObject({ reading: null, deleted: true })
  expect((await asha.call('PUT', reading, form)).body.code).toBe('reading_over')
  expect((await stranger.call('GET', path)).status).toBe(404)
  expect((await call(server, 'GET', path)).status).toBe(401)
})

test('in mid-session the client shares a birth, changes it and takes it back; both sides hear of each', async () => {
  const { mira, asha, mine, theirs, id } = await talking()
  const path = `/api/consultations/${id}/birth/`
  const seen = async () => (await asha.call('GET', path)).body.birth
  const [own, sister] = [await save(mira, 'Mira Rao'), await save(mira, 'Lila Rao')]
  const share = (birth: string, by = mira) => by.call('PUT', path, { birth_profile_id: birth })

  tell(theirs, { type: 'desk', id: 'desk-question', act: { kind: 'ask-birth', on: true } })
  expect(await until(mine, ofType('desk-act'))).toMatchObject({ sides: { astrologer: { asks: true } } })
  expect((await share(own)).status).toBe(200)
  for (const room of [mine, theirs])
    expect(await until(room, ofType('desk-birth'))).toMatchObject({ births: 1, sides: { astrologer: { asks: false } } })
  const first = await seen()
  expect(first.name).toBe('Mira Rao')
  await share(sister)
  const second = await seen()
  expect([second.name, second.chart === first.chart]).toEqual(['Lila Rao', false])
  expect((await mira.call('DELETE', path)).status).toBe(200)
  expect(await until(theirs, ({ type, births }) => type === 'desk-birth' && births === 3)).toBeTruthy()
  expect(await seen()).toBeNull()

  // Nobody shares the birth of somebody else, nor for somebody else, nor after the end.
  const ravi = await insertUser(server, { name: 'Ravi' })
  expect((await share(await save(ravi, 'Ravi'))).body.fields).toHaveProperty('birth_profile_id')
  expect((await share(own, ravi)).status).toBe(404)
  expect((await share(own, asha)).status).toBe(403)
  await mira.call('POST', `/api/calls/end/${id}/`)
  await expect.poll(async () => (await share(own)).body.code).toBe('wrong_state')
})

test('a second birth is shared for a match and taken back alike; without a first one there is none', {
  tags: ['long'],
}, async () => {
  const { mira, asha, theirs, id } = await talking()
  const [first, second] = [`/api/consultations/${id}/birth/`, `/api/consultations/${id}/second-birth/`]
  const seen = async () => (await asha.call('GET', first)).body.birth
  const [own, ravi] = [await save(mira, 'Mira Rao'), await save(mira, 'Ravi Rao')]
  const share = (path: string, birth: string, by = mira) => by.call('PUT', path, { birth_profile_id: birth })

  expect((await share(second, ravi)).status).toBe(422)
  await share(first, own)
  expect((await share(second, own)).body.fields).toHaveProperty('birth_profile_id')
  expect((await share(second, ravi, asha)).status).toBe(403)
  expect((await share(second, ravi)).status).toBe(200)
  expect(await until(theirs, ({ type, births }) => type === 'desk-birth' && births === 2)).toBeTruthy()
  expect(await seen()).toMatchObject({ name: 'Mira Rao', second: { name: 'Ravi Rao', chart: expect.any(String) } })
  expect(JSON.stringify(await seen())).not.toContain(ravi)
  expect((await mira.call('DELETE', second)).status).toBe(200)
  expect(await seen()).not.toHaveProperty('second')

  // The deleted profile is no longer shared, and the first birth stays.
  await share(second, ravi)
  await mira.call('DELETE', `/api/birth-profiles/${ravi}/`)
  expect(await until(theirs, ({ type, births }) => type === 'desk-birth' && births === 5)).toBeTruthy()
  expect(await seen()).toMatchObject({ name: 'Mira Rao' })
  expect(await seen()).not.toHaveProperty('second')
  // The second birth that becomes the first one is not both.
  const lila = await save(mira, 'Lila Rao')
  await share(second, lila)
  await share(first, lila)
  expect(await seen()).toMatchObject({ name: 'Lila Rao' })
  expect(await seen()).not.toHaveProperty('second')
  await share(second, own)
  await mira.call('DELETE', first)
  expect(await seen()).toBeNull()
  await mira.call('POST', `/api/calls/end/${id}/`)
  await expect.poll(async () => (await share(second, own)).body.code).toBe('wrong_state')
})
