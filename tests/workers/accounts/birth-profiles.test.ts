import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { until } from '#tests/support/pages/conversation.ts'
import { call, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { attachBirth, deleteOldAttached, findAttached } from '#workers/domain/birth-profiles/index.ts'

let server: TestServer
beforeAll(async () => {
  // Both sides have a minute to come after an accept: it takes ten.
  server = await startTestServer(slowClockInPeriod(60_000))
})
afterAll(() => server.stop())

const KOLKATA = { name: 'Kolkata, West Bengal, India', lat: 22.5626, lon: 88.363, tz: 'Asia/Kolkata' }
const NEW_YORK = { name: 'New York City, New York, United States', lat: 40.7143, lon: -74.006, tz: 'America/New_York' }
const BIRTH = {
  relation: 'self',
  name: 'Mira Rao',
  gender: 'female',
  date: '1943-06-01',
  time: '04:05:06',
  place: KOLKATA,
}

const save = (person: Person, more: object = {}) => person.call('POST', '/api/birth-profiles/', { ...BIRTH, ...more })

test('a birth is saved, listed, changed, exported and deleted', async () => {
  const mira = await insertUser(server)
  const { status, body } = await save(mira, { uncertainty_minutes: 15 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...BIRTH, uncertainty_minutes: 15, clock_reading: null })
  const path = `/api/birth-profiles/${body.id}/`
  expect((await mira.call('GET', path)).body).toEqual(body)
  expect((await mira.call('GET', '/api/birth-profiles/')).body).toEqual({ count: 1, results: [body] })
  const changed = await mira.call('PUT', path, { ...BIRTH, name: 'Amma', relation: 'parent', time: null })
  expect(changed.body).toMatchObject({ id: body.id, name: 'Amma', time: null, uncertainty_minutes: 720 })
  expect(changed.body.updated_at).toBeGreaterThanOrEqual(body.updated_at)
  const file = await mira.call('GET', '/api/birth-profiles/export/')
  expect(file.headers.get('content-disposition')).toContain('births.json')
  expect(file.body.birth_profiles).toEqual([changed.body])
  // The file is a link of a page, which only has the cookie; nothing else opens to it.
  const byCookie = (at: string) => call(server, 'GET', at, undefined, { cookie: mira.cookie })
  expect((await byCookie('/api/birth-profiles/export/')).body.birth_profiles).toEqual([changed.body])
  expect((await byCookie('/api/birth-profiles/')).status).toBe(401)
  expect((await mira.call('DELETE', path)).status).toBe(200)
  expect((await mira.call('GET', '/api/birth-profiles/')).body.count).toBe(0)
  expect((await mira.call('DELETE', path)).status).toBe(404)
})

test('someone else’s birth does not exist: not to read, to change, to delete or to attach', async () => {
  const [mira, ravi] = [await insertUser(server), await insertUser(server, { name: 'Ravi' })]
  const { body } = await save(mira)
  const path = `/api/birth-profiles/${body.id}/`
  expect((await ravi.call('GET', path)).status).toBe(404)
  expect((await ravi.call('PUT', path, BIRTH)).status).toBe(404)
  expect((await ravi.call('DELETE', path)).status).toBe(404)
  expect((await ravi.call('GET', '/api/birth-profiles/')).body.results).toEqual([])
  expect((await mira.call('GET', path)).body).toEqual(body)
  expect((await call(server, 'GET', path)).status).toBe(401)
})

test('each field of an invalid birth has its error', async () => {
  const mira = await insertUser(server)
  for (const [more, field] of [
    [{ date: '1990-02-31' }, 'date'],
    [{ date: '31.2.1990' }, 'date'],
    [{ date: '1799-01-01' }, 'date'],
    [{ time: '24:00:00' }, 'time'],
    [{ time: '4:05' }, 'time'],
    [{ name: '  ' }, 'name'],
    [{ relation: 'boss' }, 'relation'],
    [{ uncertainty_minutes: 721 }, 'uncertainty_minutes'],
    [{ place: { ...KOLKATA, tz: 'Asia/Nowhere' } }, 'place'],
    [{ place: { ...KOLKATA, lat: 91 } }, 'place.lat'],
  ] as const) {
    const { status, body } = await save(mira, more)
    expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 422, [field]])
  }
  expect((await mira.call('GET', '/api/birth-profiles/')).body.count).toBe(0)
})

test('a clock time that came twice asks which one is meant; one that never came is refused', async () => {
  const mira = await insertUser(server)
  const twice = { place: NEW_YORK, date: '1990-10-28', time: '01:30:00' }
  const asked = await save(mira, twice)
  expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['clock_reading']])
  const answer = await save(mira, { ...twice, clock_reading: 'later' })
  expect([answer.status, answer.body.clock_reading]).toEqual([201, 'later'])
  const never = { place: NEW_YORK, date: '1990-04-01', time: '02:30:00' }
  for (const more of [{}, { clock_reading: 'later' }])
    expect(Object.keys((await save(mira, { ...never, ...more })).body.fields)).toEqual(['time'])
  // Samoa went over the date line and left a day out.
  const apia = { name: 'Apia, Samoa', lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' }
  const left = await save(mira, { place: apia, date: '2011-12-30', time: null })
  expect(Object.keys(left.body.fields)).toEqual(['date'])
  // A choice that nothing asked for is not kept.
  expect((await save(mira, { clock_reading: 'later' })).body.clock_reading).toBeNull()
})

test('fifty births and no more, also when they are saved at once', { tags: ['long'] }, async () => {
  const mira = await insertUser(server)
  const answers = await Promise.all(Array.from({ length: 54 }, (_, i) => save(mira, { name: `Birth ${i}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(['too_many_births']),
  )
})

test('one idempotency key saves one birth', async () => {
  const mira = await insertUser(server)
  const once = () => mira.call('POST', '/api/birth-profiles/', BIRTH, { 'idempotency-key': 'double-click-birth' })
  expect((await once()).body).toEqual((await once()).body)
  expect((await mira.call('GET', '/api/birth-profiles/')).body.count).toBe(1)
})

test('an attached birth is seen by that astrologer, inside the session only', async () => {
  const [asha, other] = [await insertAstrologer(server), await insertAstrologer(server)]
  const line = await socketOf(server, asha, 'line')
  await line.next()
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body: birth } = await save(mira)
  const foreign = (await save(await insertUser(server, { name: 'Ravi' }))).body
  const ask = (id: string) =>
    mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat', birth_profile_id: id })

  expect((await ask(foreign.id)).body.fields).toHaveProperty('birth_profile_id')
  const { body } = await ask(birth.id)
  await until(line, ({ type }) => type === 'ring')
  const path = `/api/consultations/${body.session_id}/birth/`
  const { id: _, created_at: __, updated_at: ___, ...seen } = birth
  // A user who only rings has not asked for a reading: the astrologer could look, and reject.
  expect((await asha.call('GET', path)).body).toEqual({ birth: null })
  expect((await mira.call('GET', path)).body).toEqual({ birth: seen })
  await asha.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web' })
  expect((await asha.call('GET', path)).body).toEqual({ birth: seen })
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await call(server, 'GET', path)).status).toBe(401)
  // A later edit does not reach the session.
  await mira.call('PUT', `/api/birth-profiles/${birth.id}/`, { ...BIRTH, name: 'Someone else' })
  expect((await asha.call('GET', path)).body.birth.name).toBe('Mira Rao')
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  await expect.poll(async () => (await asha.call('GET', path)).body).toEqual({ birth: null })
  expect((await mira.call('GET', path)).body.birth).not.toBeNull()
  // A day after the end nobody is shown it any more, and the copy goes.
  const copies = () =>
    server.db
      .prepare('SELECT count(*) AS n FROM consultation_birth WHERE session_id = ?')
      .bind(body.session_id)
      .first('n')
  await deleteOldAttached(createDb(server.db), Date.now() + 23 * 3_600_000)
  expect(await copies()).toBe(1)
  await deleteOldAttached(createDb(server.db), Date.now() + 25 * 3_600_000)
  expect(await copies()).toBe(0)
})

test('no screen and no answer tells the astrologer of a birth before the accept and after the end', {
  tags: ['long'],
}, async () => {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await line.next()
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body: birth } = await save(mira)
  const form = { astrologer_id: asha.id, kind: 'chat', birth_profile_id: birth.id }
  const asked = await mira.call('POST', '/api/consultations/', form)
  const id = asked.body.session_id as string
  const ring = await until(line, ({ type }) => type === 'ring')
  const ways = async () => {
    const api = [
      `consultations/${id}`,
      `consultations/${id}/birth`,
      `consultations/${id}/receipt`,
      'calls/chat-history',
    ]
    const answers = await Promise.all(api.map(async (path) => (await asha.call('GET', `/api/${path}/`)).body))
    const screens = [
      `dashboard/astrologer/chat/${id}`,
      `call/${id}`,
      `phone-call/${id}`,
      `calls/${id}/files`,
      `receipts/${id}`,
    ]
    const pages = await Promise.all(
      screens
        .flatMap((path) => [path, `${path}.data`])
        .map(async (path) => {
          const answer = await fetch(`${server.url}/${path}`, { headers: { cookie: asha.cookie }, redirect: 'manual' })
          return answer.text()
        }),
    )
    return [...answers.map((each) => JSON.stringify(each)), ...pages]
  }
  // No other field holds the name of this place: an answer with it shows the birth.
  const telling = async () => (await ways()).filter((text) => text.includes(birth.place.name)).length
  expect(JSON.stringify(ring)).not.toContain(birth.place.name)
  expect(await telling()).toBe(0)
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  expect(await telling()).toBeGreaterThan(2)
  await mira.call('POST', `/api/calls/end/${id}/`)
  await expect.poll(telling).toBe(0)
})

test('with a birth goes what was attached', async () => {
  const mira = await insertUser(server)
  const { body: birth } = await save(mira)
  const consultationId = newId()
  await attachBirth(createDb(server.db), {
    consultationId,
    profile: birth as WireBirthProfile,
  })
  expect(await findAttached(createDb(server.db), consultationId)).toMatchObject({ name: 'Mira Rao' })
  await mira.call('DELETE', `/api/birth-profiles/${birth.id}/`)
  expect(await findAttached(createDb(server.db), consultationId)).toBeNull()
})
