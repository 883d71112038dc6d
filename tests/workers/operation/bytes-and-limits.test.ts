// Limits on the bytes and the computing of strangers, and the headers of every answer.

import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { png } from '#tests/support/images.ts'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // Pages are cached for five minutes, and limits count a minute.
  server = await startTestServer(slowClockInPeriod(5 * 60_000))
})
afterAll(() => server.stop())

const root = path.resolve(import.meta.dirname, '../../..')
const from = (address: string) => ({ 'cf-connecting-ip': address })

test('every static file and every kind of answer has the shared headers', async () => {
  const client = path.join(root, 'build/client')
  // One file of each folder: they are served alike.
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('_'))
    .map((each) => `/${path.relative(client, path.join(each.parentPath, each.name))}`)
  const folders = new Map(files.map((file) => [path.dirname(file), file]))
  const answers = [
    '/',
    '/login',
    '/panchang/delhi-delhi-india',
    '/_root.data',
    '/api/health/bare',
    '/robots.txt',
    '/blogs/rss.xml',
  ]
  expect(folders.size).toBeGreaterThan(3)
  for (const each of [...answers, ...folders.values()]) {
    const { headers } = await fetch(server.url + each)
    const of = (name: string) => headers.get(name)
    expect(of('x-content-type-options'), each).toBe('nosniff')
    expect(of('strict-transport-security'), each).toContain('max-age=31536000')
    expect(of('cross-origin-opener-policy'), each).toBe('same-origin')
    expect(of('cross-origin-resource-policy'), each).toBe('same-origin')
    expect(of('cache-control'), each).toBeTruthy()
  }
})

test('private screens and their data are never stored', async () => {
  const { cookie } = await insertUser(server)
  for (const screen of ['/dashboard/user/wallet', '/dashboard/user/births', '/dashboard/user/profile', '/chat'])
    for (const address of [screen, `${screen}.data`]) {
      const answer = await fetch(server.url + address, { headers: { cookie } })
      expect([answer.status, answer.headers.get('cache-control')], address).toEqual([200, 'no-store'])
    }
})

test('pages load pictures from this site and by https, never by http', async () => {
  const policy = (await fetch(`${server.url}/terms`)).headers.get('content-security-policy') ?? ''
  // Posts may show images by their address.
  expect(policy).toContain("img-src 'self' data: blob: https:;")
})

test.each([
  ['JSON', '/api/users/login/', 'application/json'],
  ['a posted form', '/kundli', 'application/x-www-form-urlencoded'],
  ['a webhook', '/webhooks/twilio/voice', 'application/x-www-form-urlencoded'],
])('a body of %s without a length is refused before it is whole', async (_, address, type) => {
  expect(await statusOfEndless(address, type)).toBe(413)
})

/** The answer to a body that is longer than any limit and never ends. */
function statusOfEndless(address: string, type: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + address, { method: 'POST', headers: { 'content-type': type } }, (answer) => {
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.write('a'.repeat(300 * 1024))
  })
}

test('one network computes so many forms a minute; another one is served', async () => {
  const network = newNetwork()
  const form = (address: string) =>
    fetch(`${server.url}/kundli`, {
      method: 'POST',
      headers: { ...from(address), 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) statuses.push((await form(network)).status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect((await form(newNetwork())).status).not.toBe(429)
})

test('one network has so many computed pages a minute', { tags: ['long'] }, async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10)
  const network = newNetwork()
  const page = (n: number) =>
    fetch(`${server.url}/panchang/delhi-delhi-india.data?date=${day(n)}`, { headers: from(network) })
  const pages: number[] = []
  for (let n = 1; n <= 122; n += 1) {
    const answer = await page(n)
    await answer.body?.cancel()
    pages.push(answer.status)
  }
  expect(pages.filter((status) => status === 429)).toHaveLength(2)
  // A cached page costs nothing and is served.
  expect((await page(1)).status).toBe(200)
})

test('cheap public answers have a limit by network as well', async () => {
  const network = newNetwork()
  const search = async () => {
    const answer = await fetch(`${server.url}/api/places/?q=del`, { headers: from(network) })
    await answer.body?.cancel()
    return answer.status
  }
  // The runtime counts by minutes of the machine: a round in which a minute ends may stay within both.
  let refused = false
  for (let round = 0; round < 5 && !refused; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 320 }, search))
    refused = statuses.includes(429)
  }
  expect(refused).toBe(true)
})

test('a foreign page cannot log anybody out', async () => {
  const { cookie } = await insertUser(server)
  const out = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/users/logout/`, { method: 'POST', headers: { cookie, ...headers } })
  const foreign = await out({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
  expect((await out({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test.each([
  ['control characters', 'Mira\u0000Rao'],
  ['a line break', 'Mira\u2028Rao'],
  ['nothing to see', '\u200b\u200b\u200b'],
  ['no letter', '1234 ✓'],
  ['a word of ours', 'Drishti Support ✓'],
])('a name of %s is refused', async (_, full_name) => {
  const mira = await insertUser(server)
  expect((await mira.call('PUT', '/api/users/profile/', { full_name })).status).toBe(422)
  expect((await mira.call('PUT', '/api/users/profile/', { full_name: 'मीरा राव' })).status).toBe(200)
})

test('photos are limited by account', async () => {
  const mira = await insertUser(server)
  const photo = () =>
    fetch(`${server.url}/api/users/profile/photo/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${mira.access}`, 'content-type': 'image/png' },
      body: png(),
    })
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await photo()).status)
  expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array(10).fill(200), 429])
  expect((await call(server, 'GET', '/api/health/bare')).status).toBe(200)
})

test('one file has the licences of the libraries that browsers load', async () => {
  const text = await (await fetch(`${server.url}/licences.txt`)).text()
  for (const name of ['react-dom', '@remix-run/router', 'partysocket', 'zod'])
    expect(text).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+`, 'm'))
  expect(text).toContain('Copyright (c) Facebook, Inc.')
})
