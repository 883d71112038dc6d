// Over the wire: each page has one address and each program's address one spelling, and limits count by the route that answers.
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

/** Status, and where it leads. The path is sent as it stands: `fetch` would normalise it. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<[status: number, to: string | null]> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume()
      resolve([answer.statusCode ?? 0, answer.headers.location ?? null])
    })
    sent.on('error', reject)
    sent.end()
  })
}

test.each([
  ['/kundli', ['/kundli/', '/KUNDLI', '/%6bundli', '//kundli']],
  ['/hi/kundli', ['/hi/kundli/', '/hi/KUNDLI', '/hi//kundli']],
  ['/kundli.data', ['/kundli/.data', '/KUNDLI.data']],
  [
    '/panchang/delhi-delhi-india',
    [
      '/panchang/delhi-delhi-india.',
      '/panchang/delhi-delhi-india%20',
      '/panchang/delhi-delhi-india%2F',
      '/panchang/Delhi-Delhi-India/',
      '/panchang/delhi/',
      '/panchang/Delhi',
      '/panchang/delhi%2e',
      '/panchang//delhi.',
    ],
  ],
  ['/festivals/diwali', ['/festivals/Diwali/', '/festivals//diwali']],
  [
    '/hi/panchang/delhi-delhi-india',
    [
      '/hi/panchang/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80/',
      '/hi/panchang/delhi-delhi-india.',
      '/hi/panchang/delhi-delhi-india%2f',
    ],
  ],
])('%s is the one address of its page', async (path, others) => {
  expect([path, ...(await ask(path))]).toEqual([path, 200, null])
  for (const other of others) {
    expect([other, ...(await ask(other))]).toEqual([other, 301, path])
  }
})

test('other names of a sign lead to its page at once', async () => {
  for (const path of ['/horoscope/aries/today', '/horoscope/Aries/today/', '/horoscope/mesha/'])
    expect([path, ...(await ask(path))]).toEqual([path, 302, '/horoscope/mesha/today'])
})

test('a reading request with an empty body is answered like any other', async () => {
  for (const path of ['/kundli', '/tools', '/hi/terms', '/api/health'])
    expect([path, ...(await ask(path, { headers: { 'content-length': '0' } }))]).toEqual([path, 200, null])
})

test.each([
  ['/api/health', ['//api/health', '/api//health', '/API/health', '/api/%68ealth', '/%61pi/health', '/api/health//']],
  ['/api/health/bare', ['/api/health/%62are', '/api/health//bare', '/api/Health/bare', '/api/health/bare//']],
  ['/api/places', ['/api/%70laces', '/api//places']],
])('%s has two spellings', async (path, others) => {
  for (const each of [`${path}?q=del`, `${path}/?q=del`])
    expect([each, ...(await ask(each))]).toEqual([each, 200, null])
  for (const each of others) expect([each, ...(await ask(each))]).toEqual([each, 404, null])
})

test('a form of a tool has one counter, whichever way its address is spelled', async () => {
  const network = newNetwork()
  const headers = {
    'cf-connecting-ip': network,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '0',
  }
  const statuses: number[] = []
  for (const path of Array(11).fill(['/kundli', '/hi/kundli', '/kundli.data']).flat())
    statuses.push((await ask(path, { method: 'POST', headers }))[0])
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  for (const path of ['/kundli/', '/KUNDLI', '/%6bundli', '/hi/kundli/'])
    expect([path, ...(await ask(path, { method: 'POST', headers }))]).toEqual([path, 404, null])
})

test('somebody who is logged in has the limits of the tools’ pages, by the account', async () => {
  const mira = await insertUser(server)
  const statuses: number[] = []
  for (let n = 0; n < 32; n += 1) {
    const headers = { 'cf-connecting-ip': newNetwork(), cookie: mira.cookie }
    statuses.push((await ask(`/muhurta?n=${n}`, { headers }))[0])
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const ravi = await insertUser(server)
  expect((await ask('/muhurta', { headers: { 'cf-connecting-ip': newNetwork(), cookie: ravi.cookie } }))[0]).toBe(200)
})

test('150 writes of one account are refused from the 121st on, and the message names the wait', async () => {
  const mira = await insertUser(server)
  const answers = []
  for (let n = 0; n < 150; n += 1)
    answers.push(await mira.call('PUT', '/api/users/profile/', { full_name: `Mira Rao ${'abcde'[n % 5]}` }))
  expect(answers.slice(0, 120).map(({ status }) => status)).toEqual(Array(120).fill(200))
  const [refused] = answers.slice(120)
  expect(refused?.status).toBe(429)
  expect(refused?.body.message).toMatch(/^That was too much at once\. Please wait \d+ seconds?\.$/)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
})
