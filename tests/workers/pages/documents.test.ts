// Content pages, as visitors get them and as a person with a login does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

const PAGES = [
  'about-us',
  'mission',
  'vision',
  'careers',
  'contact-us',
  'pricing',
  'newsletter',
  'disclaimer',
  'privacy-policy',
  'refund-policy',
  'terms',
  'glossary',
  'topics',
  'topics/career',
  'festivals',
  'festivals/diwali',
  'accuracy',
  'blogs',
  'blogs/seedPost00000000000001',
  'docs/api',
].flatMap((page) => [`/${page}`, `/hi/${page}`])

async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { redirect: 'manual', ...init })
  return { response, html: await response.text() }
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open(path, { method: 'POST', body: new URLSearchParams(fields), headers })

async function cookie(): Promise<string> {
  const account = { email: 'user@drishti.test', password: 'drishti-demo' }
  const { headers } = await call(server, 'POST', '/api/users/login/', account)
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

test.each(PAGES)('%s is a document for a visitor', async (path) => {
  const { response, html } = await open(path)
  expect(response.status).toBe(200)
  expect(html).not.toContain('/assets/entry.client')
  expect(html).not.toContain('modulepreload')
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/document\.client-[\w-]+\.js$/)])
  expect(html).toContain('<details class="group" data-menu="true">')
  // No other button waits for a script: none would enable it.
  const disabled = [...html.matchAll(/<button\b[^>]*\bdisabled=""[^>]*>/g)].map(([button]) => button)
  expect(disabled).toEqual([expect.stringContaining('data-theme-switch')])
})

test('the script of documents is small, and imports nothing', async () => {
  const { html } = await open('/terms')
  const [, src = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? []
  const script = (await open(src)).html
  expect(script).not.toMatch(/\bfrom\s*"/)
  expect(Buffer.byteLength(script)).toBeLessThan(12 * 1024)
})

test.each(['/terms', '/blogs'])('%s has the framework for a person with a login', async (path) => {
  const { html } = await open(path, { headers: { cookie: await cookie() } })
  expect(html).toContain('/assets/entry.client')
  expect(html).not.toContain('document.client')
})

test('a person whose login has ended gets the page that tells so', async () => {
  const { html } = await open('/terms', { headers: { cookie: 'sid=ended' } })
  expect(html).toContain('/assets/entry.client')
})

test('a page of an error is no document', async () => {
  const { response, html } = await open('/topics/nothing')
  expect(response.status).toBe(404)
  expect(html).toContain('/assets/entry.client')
})

const MESSAGE = { name: 'Asha Rao', email: 'asha@example.com', message: 'A question about my receipt, please.' }

test('the contact form posts without scripts, and names what is wrong', async () => {
  const wrong = await post('/contact-us', { ...MESSAGE, email: 'asha@', message: 'short' })
  expect(wrong.response.status).toBe(422)
  expect(wrong.response.headers.get('cache-control')).toBe('no-store')
  expect(wrong.html.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(wrong.html).toContain('value="Asha Rao"')
  expect(wrong.html).toContain('>short</textarea>')
  const sent = await post('/contact-us', MESSAGE)
  expect(sent.response.status).toBe(200)
  expect(sent.html).toContain('Message sent')
  const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { subject: string }[]
  expect(outbox.filter(({ subject }) => subject === 'Message from Asha Rao')).toHaveLength(1)
})

test('a message that is posted twice is one message', async () => {
  const message = { ...MESSAGE, name: 'Twice Sent' }
  await post('/contact-us', message)
  expect((await post('/hi/contact-us', message)).html).toContain('संदेश भेज दिया गया')
  const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { subject: string }[]
  expect(outbox.filter(({ subject }) => subject === 'Message from Twice Sent')).toHaveLength(1)
})

test('a form that a page of another site posts is refused', async () => {
  const { response } = await post('/contact-us', MESSAGE, { 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(403)
})

test('the newsletter form posts without scripts, in the language of its page', async () => {
  const wrong = await post('/hi/newsletter', { email: 'nobody' })
  expect(wrong.response.status).toBe(422)
  expect(wrong.html).toContain('aria-invalid="true"')
  const sent = await post('/hi/newsletter', { email: 'letter@example.com' })
  expect(sent.html).toContain('id="newsletter-form" role="status"')
  const [mail] = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  expect(mail?.to).toBe('letter@example.com')
  expect(mail?.text).toContain('/hi/newsletter/confirm/')
})

test('glossary and calculator answer a query on the server', async () => {
  const glossary = (await open('/glossary?q=ashtakoota')).html
  expect(glossary).toContain('id="ashtakoota"')
  expect(glossary).not.toContain('id="lagna"')
  expect((await open('/pricing?price=2.00&minutes=10&seconds=0&wallet=50')).html).toContain('$20.00')
})

test('the router of a page before is led to the document', async () => {
  for (const path of ['/blogs', '/topics/career', '/festivals', '/hi/festivals/diwali', '/accuracy', '/docs/api']) {
    const { response, html } = await open(`${path}.data`)
    expect(response.headers.get('content-type')).toContain('text/x-script')
    expect(html).toContain('SingleFetchRedirect')
    // The router puts its base path before it.
    expect(html).toContain(`"${path.replace(/^\/hi/, '')}"`)
    expect(html).toContain('reload')
  }
})
