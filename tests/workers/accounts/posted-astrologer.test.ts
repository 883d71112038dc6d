// The forms of an astrologer's profile, posted as a browser without scripts does.
import { beforeEach, expect, test } from 'vitest'
import { insertHours, insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { getPage, hiddenField, postForm } from '#tests/support/pages/post-form.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

/** A client who may book a time. */
const BOOKING = { cents: 5000, verified: true }

let server: TestServer
let client: Person
let astrologer: Person
beforeEach(async () => {
  server = await sharedServer()
  ;[client, astrologer] = await Promise.all([insertUser(server, BOOKING), insertAstrologer(server)])
  await insertHours(server, astrologer)
})

async function pageOf(person: Pick<Person, 'cookie'>, search = '') {
  const response = await fetch(`${server.url}/astrologer/${astrologer.id}${search}`, { headers: person })
  return { headers: response.headers, html: await response.text() }
}

/** The day and the time that the links of the page lead to, as a browser without scripts follows them. */
async function firstTime(): Promise<string> {
  const { html, headers } = await pageOf({ cookie: client.cookie })
  expect(headers.get('cache-control')).toContain('no-store')
  const [, day] = /href="[^"]*\?day=([\d-]+)#book"/.exec(html) ?? []
  const { html: ofDay } = await pageOf({ cookie: client.cookie }, `?day=${day}`)
  const [, time] = /href="[^"]*\?time=(\d+)&amp;day=[\d-]+#book"/.exec(ofDay) ?? []
  const { html: asked } = await pageOf({ cookie: client.cookie }, `?time=${time}`)
  const [, from = ''] = /name="from" value="(\d+)"/.exec(asked) ?? []
  expect([from, asked.includes('Book this time')]).toEqual([time, true])
  return from
}

const bookAs = (person: Pick<Person, 'cookie'>, from: string, headers = {}) =>
  postForm(
    server,
    { path: `/astrologer/${astrologer.id}?time=${from}`, cookie: person.cookie, headers },
    { intent: 'book_in_page', from },
  )

const bookings = async () => {
  const asked = server.db.prepare('SELECT user_id FROM booking WHERE astrologer_id = ?').bind(astrologer.id)
  return (await asked.all<{ user_id: string }>()).results.map(({ user_id }) => user_id)
}

test('a client books a time; a repeat is answered in the same way', async () => {
  const from = await firstTime()
  for (let press = 0; press < 2; press += 1) {
    const { status, html, headers } = await bookAs(client, from)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Your time is booked.')
  }
  expect(await bookings()).toEqual([client.id])
  const repeat = await client.call('POST', `/api/astrologers/${astrologer.id}/bookings/`, { from: Number(from) })
  expect(repeat.status).toBe(201)
})

test('a time that another client took meanwhile is refused on the page', async () => {
  const from = await firstTime()
  await bookAs(await insertUser(server, BOOKING), from)
  const { status, html } = await bookAs(client, from)
  expect(status).toBe(409)
  expect(html).toContain('role="alert"')
  expect(html).not.toContain('Book this time')
})

test('a client without money or a verified phone reads on the page what is missing, and books nothing', async () => {
  const [poor, unverified] = [await insertUser(server, { verified: true }), await insertUser(server, { cents: 5000 })]
  const from = await firstTime()
  for (const [person, code, sentence] of [
    [poor, 'insufficient_funds', 'You need at least $3.60'],
    [unverified, 'phone_unverified', 'Please verify your phone number first, so that we can book a time for you.'],
  ] as const) {
    expect((await pageOf({ cookie: person.cookie })).html).toContain(sentence)
    const { status, html } = await bookAs(person, from)
    expect([status, html.includes(sentence)]).toEqual([409, true])
    const asked = await person.call('POST', `/api/astrologers/${astrologer.id}/bookings/`, { from: Number(from) })
    expect([asked.status, asked.body.code]).toEqual([409, code])
  }
  expect(await bookings()).toEqual([])
})

test('of four times asked at once a client gets three', async () => {
  const others = await Promise.all([1, 2, 3].map(() => insertAstrologer(server)))
  for (const each of others) await insertHours(server, each)
  const from = Number(await firstTime())
  const answers = await Promise.all(
    [astrologer, ...others].map((each, n) =>
      client.call('POST', `/api/astrologers/${each.id}/bookings/`, { from: from + n * 3_600_000 }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409])
})

test('no visitor, astrologer or other site books', async () => {
  const from = await firstTime()
  expect((await bookAs(client, from, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await bookAs(astrologer, from)).status).toBe(403)
  expect((await bookAs({ cookie: '' }, from)).status).toBe(401)
  expect(await bookings()).toEqual([])
})

test('a client reports one of the reviews; a repeat is answered in the same way', async () => {
  const rated = { client, astrologer, review: { rating: 1, text: 'He told me where his neighbour works.' } }
  const [id] = [await insertPastConsultation(server, rated), await insertPastConsultation(server, rated)]
  const path = `/astrologer/${astrologer.id}?page=1&report=${id}`
  const { html } = await pageOf({ cookie: client.cookie })
  expect(html).toContain(`action="${path.replace('&', '&amp;')}"`)
  const report = (reason: string, headers = {}) =>
    postForm(server, { path, cookie: client.cookie, headers }, { intent: `report-${id}`, reason })
  const short = await report('Private')
  expect(short.status).toBe(422)
  // In the form of this review alone.
  expect(short.html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(short.html.match(/Private<\/textarea>/g)).toHaveLength(1)
  expect((await report('It names a private person.', { origin: 'https://evil.test' })).status).toBe(403)
  for (let press = 0; press < 2; press += 1) {
    const { status, html: answer } = await report('It names a private person.')
    expect(status).toBe(200)
    expect(answer.match(/Thank you. We will look at it.</g)).toHaveLength(1)
  }
})

test.for(['user', 'astrologer'] as const)('the %s cancels a booked time on the page of bookings', async (side) => {
  const from = await firstTime()
  await bookAs(client, from)
  const page = `/dashboard/${side}/bookings`
  const { cookie } = side === 'user' ? client : astrologer
  const { html } = await getPage(server, { path: page, cookie })
  const [, address = ''] = new RegExp(`action="(${page}[^"]*cancel=[^"]*)"`).exec(html) ?? []
  const path = address.replaceAll('&amp;', '&')
  const intent = hiddenField({ html }, 'intent')
  const foreign = await postForm(server, { path, cookie, headers: { origin: 'https://evil.test' } }, { intent })
  expect(foreign.status).toBe(403)
  const other = await insertUser(server)
  const theirs = await postForm(server, { path, cookie: other.cookie }, { intent })
  expect(theirs.status).not.toBe(200)
  expect((await getPage(server, { path: page, cookie })).html).not.toContain('Cancelled by')
  for (let press = 0; press < 2; press += 1) {
    const { status, headers } = await postForm(server, { path, cookie }, { intent })
    expect(status).toBe(302)
    const list = new URL(headers.get('location') ?? '', server.url + path)
    const after = await getPage(server, { path: list.pathname + list.search, cookie })
    expect(after.html).toContain('Cancelled by you')
    expect(after.html).toMatch(/role="status"[^>]*>(?:(?!<\/div>).)*The time is cancelled\./)
  }
})
