// Saved births, posted as a browser without scripts does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser } from '#tests/support/database/insert-people.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { postForm } from '#tests/support/pages/post-form.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const NEW = '/dashboard/user/births/new'
const FIELDS = {
  intent: 'save',
  name: 'Meena',
  relation: 'self',
  gender: '',
  day: '2',
  month: '5',
  year: '2001',
  hour: '4',
  minute: '30',
  second: '',
  half: '24',
  certainty: '0',
  place: 'benares',
  place_id: '',
  zone: '',
}
const post = ({ cookie }: Person, path: string, fields: Record<string, string>) =>
  postForm(server, { path, headers: { cookie } }, fields)
const births = async (person: Person) => (await person.call('GET', '/api/birth-profiles/')).body.results

test('a birth is saved once for its key, changed, and deleted', async () => {
  const mira = await insertUser(server)
  const page = await fetch(server.url + NEW, { headers: { cookie: mira.cookie } })
  const [, key = ''] = /name="idempotency_key" value="([^"]+)"/.exec(await page.text()) ?? []
  const first = await post(mira, NEW, { ...FIELDS, idempotency_key: key })
  const again = await post(mira, NEW, { ...FIELDS, idempotency_key: key })
  expect([first.status, again.headers.get('location')]).toEqual([302, first.headers.get('location')])
  const [{ id, place }, ...others] = await births(mira)
  expect([place.name, others]).toEqual(['Varanasi, Uttar Pradesh, India', []])

  const path = `/dashboard/user/births/${id}`
  const changed = await post(mira, path, { ...FIELDS, minute: '45', place: place.name })
  expect([changed.status, changed.headers.get('location')]).toEqual([302, `/dashboard/user/births?saved=${id}`])
  expect(await births(mira)).toMatchObject([{ time: '04:45:00', place }])

  // A repeat after a lost answer leads to the list as well.
  for (let press = 0; press < 2; press += 1) {
    const gone = await post(mira, path, { intent: 'delete' })
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/dashboard/user/births?deleted'])
    expect(await births(mira)).toEqual([])
  }
})

test('an impossible birth keeps its fields, and only the wrong parts are wrong', async () => {
  const mira = await insertUser(server)
  const { status, html } = await post(mira, NEW, { ...FIELDS, year: '', minute: '61', place: '' })
  expect(status).toBe(422)
  expect(html).toContain('Please enter a place.')
  expect(html).toContain('value="Meena"')
  const wrong = [...html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
  )
  expect(wrong).toEqual(['year', 'minute', 'place'])
})

test('a time that came twice asks which one, at its own field', async () => {
  const mira = await insertUser(server)
  const twice = { ...FIELDS, day: '28', month: '10', year: '1990', hour: '1', minute: '30', place: 'New York City' }
  const { status, html } = await post(mira, NEW, twice)
  expect(status).toBe(422)
  expect(html).toContain('this time came twice')
  expect((await post(mira, NEW, { ...twice, reading: 'later' })).status).toBe(302)
})

test('another person’s birth is neither changed nor deleted', async () => {
  const [mira, other] = [await insertUser(server), await insertUser(server)]
  await post(mira, NEW, FIELDS)
  const [{ id }] = await births(mira)
  const path = `/dashboard/user/births/${id}`
  expect((await post(other, path, FIELDS)).status).toBe(404)
  // As for a birth that is deleted already: the answer tells nothing about it.
  expect((await post(other, path, { intent: 'delete' })).status).toBe(302)
  expect(await births(mira)).toHaveLength(1)
})

test('a person who was logged out meanwhile is told so by the form, which keeps its fields', async () => {
  const mira = await insertUser(server)
  await post(mira, NEW, FIELDS)
  const [{ id }] = await births(mira)
  for (const page of [NEW, `/dashboard/user/births/${id}`]) {
    // The address that a script posts to: a document would be led to the login by its loader.
    const { status, html } = await postForm(server, { path: `${page}.data` }, FIELDS)
    expect([status, html.includes('"unauthenticated"'), html.includes('"Meena"')]).toEqual([401, true, true])
  }
})
