// Errors of browsers over the wire: anonymous, in each form that browsers send, limited, and listed for admins.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const browser = () => ({ 'cf-connecting-ip': newNetwork(), 'user-agent': CHROME })
const report = (message: string) => ({
  kind: 'error',
  message,
  stack: `    at Ne (${server.url}/assets/kundli-Dk3j2x9a.js:12:345)`,
  page: '/kundli',
  build: 'abc',
})
const send = (message: string, from: Record<string, string> = browser()) =>
  call(server, 'POST', '/api/client-errors/', report(message), from)

async function postAs(type: string, body: unknown, from = browser()): Promise<number> {
  const headers = { ...from, 'content-type': type }
  return (await fetch(`${server.url}/api/browser-reports/`, { method: 'POST', headers, body: JSON.stringify(body) }))
    .status
}

test('a reported error is listed for admins with its count, build and browser, without personal data', async () => {
  const admin = await insertAdmin(server)
  const from = browser()
  for (let n = 0; n < 2; n += 1)
    expect((await send(`No zone for ${'asha@example.com'}`, from)).body).toEqual({ success: true })
  const list = async (query = '') => (await admin.call('GET', `/api/dashboard/admin/client-errors/${query}`)).body
  const named = async (query = '') =>
    (Object.values(await list(query)) as { id: string; message: string }[]).find(({ message }) =>
      message.startsWith('No zone'),
    )
  const cause = await named()
  expect(cause).toMatchObject({
    kind: 'error',
    message: 'No zone for [address]',
    frame: '/assets/kundli-Dk3j2x9a.js:12:345',
    page: '/kundli',
    build: 'abc',
    browser: 'Chrome 130 on Android',
    count: 2,
    seen_at: null,
  })
  expect(await named('?kind=push')).toBeUndefined()
  expect((await admin.call('POST', `/api/dashboard/admin/client-errors/${cause?.id}/seen/`)).status).toBe(200)
  expect(await named()).toBeUndefined()
  expect(await named('?seen=true')).toBeDefined()
})

test('a report of the policy is taken in both forms, and under no other type', async () => {
  const body = {
    documentURL: `${server.url}/kundli?n=Asha`,
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
  }
  const reports = [{ type: 'csp-violation', age: 1, url: server.url, user_agent: CHROME, body }]
  expect(await postAs('application/reports+json', reports)).toBe(200)
  const before = { 'document-uri': server.url, 'blocked-uri': 'inline', 'effective-directive': 'script-src-elem' }
  expect(await postAs('application/csp-report', { 'csp-report': before })).toBe(200)
  expect(await postAs('application/json', reports)).toBe(415)
  const { results } = await server.db.prepare("SELECT message, count FROM client_error WHERE kind = 'policy'").all()
  expect(results).toEqual([{ message: 'script-src-elem refused inline', count: 2 }])
})

test('a hundred invented refusals, sent from each network of a customer, leave room for errors and refusals', async () => {
  const forged = (n: number) => ({
    type: 'csp-violation',
    body: {
      effectiveDirective: 'img-src',
      blockedURL: `https://x${String.fromCharCode(97 + n / 26, 97 + (n % 26))}.test`,
    },
  })
  const batch = [null, 'x', { type: 'csp-violation', body: { lineNumber: 'x' } }]
  const flood = [...batch, ...Array.from({ length: 100 }, (_, n) => forged(n))]
  const from = (n: number) => ({ ...browser(), 'cf-connecting-ip': `2001:db8:7:${n}::1` })
  const taken =
    "SELECT count(*) AS causes, sum(widespread) AS widespread FROM client_error WHERE message LIKE 'img-src %'"
  const statuses: number[] = []
  for (const n of [1, 2, 3]) statuses.push(await postAs('application/reports+json', flood, from(n)))
  expect(statuses).toEqual([200, 200, 200])
  expect(await postAs('application/reports+json', flood.toReversed(), from(4))).toBe(429)
  expect(await server.db.prepare(taken).first()).toEqual({ causes: 10, widespread: 0 })
  const body = { effectiveDirective: 'font-src', blockedURL: 'data' }
  expect(await postAs('application/reports+json', [{ type: 'csp-violation', body }])).toBe(200)
  expect((await send('Error: behind the flood')).status).toBe(200)
  expect((await send('Error: behind the flood')).status).toBe(200)
  const { results } = await server.db
    .prepare(
      "SELECT message, widespread FROM client_error WHERE message IN ('font-src refused data', 'Error: behind the flood')",
    )
    .all()
  expect(results).toHaveLength(2)
  expect(results).toContainEqual({ message: 'Error: behind the flood', widespread: 1 })
})

test('a report has eight kilobytes, and a network sends sixty in ten minutes', async () => {
  expect((await send('x'.repeat(9000))).status).toBe(413)
  const from = browser()
  const statuses: number[] = []
  for (let n = 0; n < 61; n += 1) statuses.push((await send('Error: again', from)).status)
  expect(statuses).toEqual([...Array(60).fill(200), 429])
})

test('pages name the address for reports, and their policy refers to it', async () => {
  for (const path of ['/', '/kundli', '/login', '/terms']) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('reporting-endpoints'), path).toBe('reports="/api/browser-reports/"')
    expect(headers.get('content-security-policy'), path).toMatch(
      /; report-to reports; report-uri \/api\/browser-reports\/$/,
    )
  }
  const { headers } = await fetch(`${server.url}/api/places/?q=delhi`)
  expect(headers.has('reporting-endpoints')).toBe(false)
})
