// The forms of a receipt, posted as a browser without scripts does.
import { beforeAll, expect, test } from 'vitest'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { postForm } from '#tests/support/pages/post-form.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
let client: Person
let astrologer: Person
beforeAll(async () => {
  server = await sharedServer()
  ;[client, astrologer] = await Promise.all([insertUser(server, { cents: 50_000 }), insertAstrologer(server)])
})

const newReceipt = async () => `/receipts/${await insertPastConsultation(server, { client, astrologer })}`

test('a posted rating is on the receipt; the second one changes nothing', async () => {
  const path = await newReceipt()
  const rated = await postForm(
    server,
    { path, cookie: client.cookie },
    { intent: 'review', rating: '4', text: 'Patient and\r\nclear.' },
  )
  expect([rated.status, rated.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(rated.html).toContain('Your rating')
  expect(rated.html).toContain('Patient and\nclear.')
  const again = await postForm(
    server,
    { path, cookie: client.cookie },
    { intent: 'review', rating: '1', text: 'Another one.' },
  )
  expect(again.status).toBe(200)
  expect(again.html).toContain('Patient and\nclear.')
  expect(again.html).not.toContain('Another one.</')
})

test('a rating without stars is refused, and keeps its words', async () => {
  const path = await newReceipt()
  const { status, html } = await postForm(
    server,
    { path, cookie: client.cookie },
    { intent: 'review', text: 'Patient and clear.' },
  )
  expect(status).toBe(422)
  expect(html).toContain('Please choose one to five stars.')
  expect(html).toContain('Patient and clear.</textarea>')
})

test('a rating keeps its stars when its words are too long', async () => {
  const path = await newReceipt()
  const { status, html } = await postForm(
    server,
    { path, cookie: client.cookie },
    { intent: 'review', rating: '3', text: 'a'.repeat(1001) },
  )
  expect(status).toBe(422)
  expect(html).toMatch(/<input[^>]*name="rating"[^>]*checked=""[^>]*value="3"/)
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
})

test('both sides report a problem; a repeat is answered in the same way', async () => {
  const path = await newReceipt()
  const short = await postForm(server, { path, cookie: client.cookie }, { intent: 'problem', reason: 'Too bad' })
  expect(short.status).toBe(422)
  expect(short.html).toContain('Too bad</textarea>')
  expect(short.html).toMatch(/<details[^>]* open=""/)
  for (const side of [client, astrologer, client]) {
    const sent = await postForm(
      server,
      { path, cookie: side.cookie },
      { intent: 'problem', reason: 'The line was lost twice.' },
    )
    expect(sent.status).toBe(200)
    expect(sent.html).toMatch(/role="status"[^>]*>(?:(?!<\/div>).)*You reported a problem. We answer by e-mail./)
  }
})

test('no other person, page or site posts for the client', async () => {
  const path = await newReceipt()
  const fields = { intent: 'review', rating: '1', text: '' }
  expect(
    (await postForm(server, { path, cookie: client.cookie, headers: { origin: 'https://evil.test' } }, fields)).status,
  ).toBe(403)
  expect((await postForm(server, { path, cookie: astrologer.cookie }, fields)).status).toBe(403)
  expect((await postForm(server, { path, cookie: (await insertUser(server)).cookie }, fields)).status).toBe(404)
  const { status, headers } = await postForm(server, { path }, fields)
  expect([status, headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(path)}`])
  const { html } = await postForm(server, { path, cookie: client.cookie }, fields)
  expect(html).toContain('Your rating')
})

test('a client writes once after a session, and the astrologer answers once', async () => {
  const path = await newReceipt()
  const write = (text: string, headers = {}) =>
    postForm(server, { path, cookie: client.cookie, headers }, { intent: 'follow_up', text })
  const reply = (text: string) =>
    postForm(server, { path, cookie: astrologer.cookie }, { intent: 'follow_up_reply', text })
  const empty = await write(' ')
  expect([empty.status, empty.html.includes('Please write a message.')]).toEqual([422, true])
  expect((await write('Does Venus begin in May?', { origin: 'https://evil.test' })).status).toBe(403)
  const sent = await write('Does Venus begin in May?')
  expect([sent.status, sent.html.includes('has not answered yet.')]).toEqual([200, true])
  expect(sent.html).toMatch(/role="status"[^>]*>Your message is sent\./)
  // A repeat after a lost answer.
  expect((await write('Does Venus begin in May?')).status).toBe(200)
  expect((await write('And in June?')).status).toBe(409)
  const answered = await reply('Yes, on 14 May.')
  expect([answered.status, answered.html.includes('Yes, on 14 May.')]).toEqual([200, true])
  expect(answered.html).toMatch(/role="status"[^>]*>Your answer is sent\./)
  expect((await reply('Yes, on 14 May.')).status).toBe(200)
  expect((await reply('Or later.')).status).toBe(409)
})
