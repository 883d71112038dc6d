// Messages and the newsletter over the wire: stored, mailed, limited by network, and links that only we can make.
import { beforeAll, expect, test } from 'vitest'
import { newEmail } from '#tests/support/database/insert-people.ts'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

type Mail = { to: string; subject: string; text: string; replyTo?: string }

async function mailsTo(address: string): Promise<Mail[]> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as Mail[]
  return sent.filter(({ to }) => to === address)
}

const newMessage = () => ({ name: 'Ravi Rao', email: newEmail(), message: 'Which ayanamsa do you use?' })

test('a message is stored for the admins and mailed to support; a wrong one names its fields', async () => {
  const from = { 'cf-connecting-ip': newNetwork() }
  const message = newMessage()
  const wrong = await call(server, 'POST', '/api/contact/', { name: '', email: 'no', message: 'hi' }, from)
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.fields).sort()).toEqual(['email', 'message', 'name'])
  expect(wrong.body.field_problems).toEqual({
    name: { code: 'full_name_missing', params: { least: 1 } },
    email: { code: 'email_wrong', params: {} },
    message: { code: 'message_too_short', params: { least: 10 } },
  })
  const forged = await call(server, 'POST', '/api/contact/', { ...message, name: 'Ravi\r\nBcc: all@example.com' }, from)
  expect(forged.status).toBe(422)
  expect((await call(server, 'POST', '/api/contact/', message, from)).status).toBe(201)
  const mails = await mailsTo('support@drishti.test')
  expect(mails.filter(({ replyTo }) => replyTo === message.email)).toHaveLength(1)
  const { results } = await server.db
    .prepare('SELECT kind, sender_name, detail FROM inbox_entry WHERE sender_email = ?')
    .bind(message.email)
    .all()
  expect(results).toEqual([{ kind: 'contact_message', sender_name: 'Ravi Rao', detail: message.message }])
})

test('the description of the API has the problems of an error beside its sentences', async () => {
  const { Error: error, Problem: problem } = (await call(server, 'GET', '/api/openapi.json')).body.components.schemas
  expect(Object.keys(error.properties).sort()).toEqual([
    'code',
    'error',
    'field_problems',
    'fields',
    'message',
    'problem',
    'request_id',
  ])
  expect(Object.keys(problem.properties)).toEqual(['code', 'params'])
})

test('one network writes ten messages an hour', async () => {
  const from = { 'cf-connecting-ip': newNetwork() }
  const codes: number[] = []
  for (let n = 0; n < 11; n += 1) codes.push((await call(server, 'POST', '/api/contact/', newMessage(), from)).status)
  expect(codes).toEqual([...Array(10).fill(201), 429])
  const other = await call(server, 'POST', '/api/contact/', newMessage(), { 'cf-connecting-ip': newNetwork() })
  expect(other.status).toBe(201)
})

test('opening a link of the newsletter changes nothing; its press confirms, and the other one deletes', async () => {
  const email = newEmail()
  const from = { 'cf-connecting-ip': newNetwork() }
  expect((await call(server, 'POST', '/api/newsletter/', { email }, from)).status).toBe(200)
  const [mail] = await mailsTo(email)
  const link = /https?:\S+\/newsletter\/confirm\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const row = () =>
    server.db
      .prepare('SELECT confirmed_at FROM newsletter_address WHERE email = ?')
      .bind(email)
      .first<{ confirmed_at: number }>()
  const page = await fetch(link)
  expect([page.status, /noindex/.test(await page.text())]).toEqual([200, true])
  expect((await row())?.confirmed_at).toBeNull()
  const press = (address: string) => fetch(address, { method: 'POST', body: new URLSearchParams() })
  expect(await (await press(`${link}x`)).text()).toContain('This link no longer works')
  expect((await row())?.confirmed_at).toBeNull()
  expect(await (await press(link)).text()).toContain('Your address is confirmed')
  expect((await row())?.confirmed_at).toBeGreaterThan(0)

  const again = await call(server, 'POST', '/api/newsletter/', { email }, from)
  expect(again.status).toBe(200)
  const leaving = /https?:\S+\/newsletter\/unsubscribe\/\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
  expect(await (await press(leaving)).text()).toContain('No newsletter will come any more')
  expect(await row()).toBeNull()
  expect((await fetch(`${server.url}/newsletter/other/x`)).status).toBe(404)
})

test('the file of addresses is for admins', async () => {
  const answer = await fetch(`${server.url}/dashboard/admin/newsletter.csv`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/login?next=%2Fdashboard%2Fadmin%2Fnewsletter.csv')
})
