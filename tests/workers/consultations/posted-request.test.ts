// The request of a consultation, posted by a browser without scripts.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertBirth } from '#tests/support/database/insert-past.ts'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { ask, online } from '#tests/support/pages/chats.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { getPage, hiddenField, postForm } from '#tests/support/pages/post-form.ts'
import type { Opened } from '#tests/support/pages/socket.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
let client: Person
let asha: Person
let line: Opened
beforeAll(async () => {
  server = await sharedServer()
})
beforeEach(async () => {
  ;[client, { asha, line }] = await Promise.all([insertUser(server, { cents: 5000 }), online(server)])
})
afterAll(() => checkBooks(server))

const path = () => `/astrologer/${asha.id}`
const pageOf = ({ cookie }: Pick<Person, 'cookie'>) => getPage(server, { path: path(), cookie })
const post = (
  fields: Record<string, string>,
  { cookie, headers = {} }: { cookie: string; headers?: object } = client,
) => postForm(server, { path: path(), cookie, headers: { ...headers } }, { intent: 'request', ...fields })

const consultations = async () => {
  const asked = server.db
    .prepare('SELECT id, kind, budget_cents FROM consultation WHERE astrologer_id = ? ORDER BY requested_at')
    .bind(asha.id)
  return (await asked.all<{ id: string; kind: string; budget_cents: number | null }>()).results
}

test('a client asks for a chat, once for the key of the page, and is led to the room', async () => {
  await insertBirth(client)
  const page = await pageOf(client)
  expect(page.headers.get('cache-control')).toContain('no-store')
  const key = hiddenField(page, 'idempotency_key')
  const [, birth = ''] = /<option value="([^"]+)">Priya Raman<\/option>/.exec(page.html) ?? []
  expect(birth).not.toBe('')
  // Without scripts the form stands in the page itself.
  expect(page.html).toMatch(/<form[^>]* id="request-form"/)
  expect(page.html).not.toContain('<div hidden id="S:')
  expect(page.html).toMatch(/<input[^>]* name="kind"[^>]* form="request-form"[^>]* checked=""[^>]* value="chat"/)
  const fields = { idempotency_key: key, kind: 'chat', budget: '12,50', birth }
  const [first, repeat] = [await post(fields), await post(fields)]
  const [{ id } = { id: '' }, ...others] = await consultations()
  for (const { status, headers } of [first, repeat])
    expect([status, headers.get('location')]).toEqual([302, `/chat/${asha.id}?session=${id}`])
  expect(others).toEqual([])
  expect((await consultations())[0]?.budget_cents).toBe(1250)
  expect((await getPage(server, { path: first.headers.get('location') ?? '', cookie: client.cookie })).status).toBe(200)
})

test('a web call is led to by a document of its own', async () => {
  const { status, headers } = await post({ kind: 'web-call', budget: '', birth: '' })
  const [{ id, kind } = { id: '', kind: '' }] = await consultations()
  expect([status, headers.get('location'), kind]).toEqual([302, `/call/${id}`, 'web-call'])
  expect(headers.get('x-remix-reload-document')).toBe('true')
})

test('fields stay with a sentence where a budget or a birth is refused, and with the kind that was chosen', async () => {
  for (const [budget, sentence] of [
    ['twenty', 'Please enter an amount in dollars, like 20 or 12.50.'],
    ['2', 'You need at least $3.60 to talk for 2 minutes.'],
    ['0.50', 'The smallest budget is $1.'],
  ] as const) {
    const { status, html } = await post({ kind: 'web-call', budget })
    expect([status, html.includes(sentence), html.includes(`value="${budget}"`)]).toEqual([422, true, true])
    expect(html).toMatch(/ checked=""[^>]* value="web-call"/)
  }
  const gone = await post({ kind: 'chat', birth: 'gone' })
  expect([gone.status, gone.html.includes('aria-invalid="true"')]).toEqual([422, true])
  const none = await post({ budget: '20' })
  expect([none.status, none.html.includes('Not offered at the moment')]).toEqual([422, true])
  expect(await consultations()).toEqual([])
})

test('a refusal says the way on: the wallet, the profile, the line, others', async () => {
  const poor = await insertUser(server)
  const funds = await post({ kind: 'chat' }, poor)
  expect(funds.status).toBe(409)
  expect(funds.html).toMatch(/You need at least \$3\.60.*href="\/dashboard\/user\/wallet"/)
  expect((await ask(client, asha)).status).toBe(201)
  const busy = await post({ kind: 'chat' }, await insertUser(server, { cents: 5000 }))
  expect([busy.status, busy.html.includes('is busy at the moment')]).toEqual([409, true])
  const live = await post({ kind: 'chat', idempotency_key: 'of-another-tab' })
  expect([live.status, live.html.includes(`href="/chat/${asha.id}"`)]).toEqual([409, true])
  line.socket?.close()
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'offline' })
})

test('an astrologer who went offline meanwhile is said to be so', async () => {
  const key = hiddenField(await pageOf(client), 'idempotency_key')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'offline' })
  const { status, html } = await post({ kind: 'chat', idempotency_key: key })
  expect([status, html.includes('is offline at the moment')]).toEqual([409, true])
})

test('a person who was logged out meanwhile is told, and led to the login', async () => {
  const { status, html } = await post({ kind: 'chat', budget: '20' }, { cookie: '' })
  expect(status).toBe(401)
  expect(html).toContain('role="alert"')
  expect(html).toContain(`href="/login?next=${encodeURIComponent(path())}"`)
})

test('no astrologer and no other site asks', async () => {
  expect((await post({ kind: 'chat' }, asha)).status).toBe(403)
  expect((await post({ kind: 'chat' }, { ...client, headers: { origin: 'https://evil.test' } })).status).toBe(403)
  expect(await consultations()).toEqual([])
})

test('a key is in the page of a client alone, and another one in each', async () => {
  const [first, second] = [await pageOf(client), await pageOf(client)]
  const keys = [first, second].map((page) => hiddenField(page, 'idempotency_key'))
  expect(new Set(keys).size).toBe(2)
  for (const cookie of ['', asha.cookie]) {
    const { html } = await pageOf({ cookie })
    expect(html).toContain(asha.name)
    expect(html).not.toMatch(/idempotency_?key/i)
  }
})
