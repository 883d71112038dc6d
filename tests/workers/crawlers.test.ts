import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGN_NAMES } from '#app/screens/tools/horoscope/horoscope-text.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { HOROSCOPE_PERIODS } from '#workers/contract/horoscope-periods.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function paths(): Promise<string[]> {
  const text = await (await fetch(`${server.url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    expect(url.startsWith(`${server.url}/`)).toBe(true)
    return url.slice(server.url.length)
  })
}

test('the sitemap is XML for the edge, each address once', async () => {
  const { status, headers, text } = await fetch(`${server.url}/sitemap.xml`).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=\d+/)
  expect(headers.get('set-cookie')).toBeNull()
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(<url><loc>[^<>&\s]+<\/loc><\/url>\n)+<\/urlset>\n$/,
  )
  const all = await paths()
  expect(new Set(all).size).toBe(all.length)
})

test('it names each sign for each period, and 500 cities, Indian ones first', async () => {
  const all = await paths()
  const signs = SIGN_NAMES.flatMap(([sign]) => HOROSCOPE_PERIODS.map((when) => `/horoscope/${sign}/${when}`))
  expect(all).toEqual(expect.arrayContaining(signs))
  const cities = all.filter((path) => path.startsWith('/panchang/'))
  expect(cities).toHaveLength(500)
  expect(cities.slice(0, 250).filter((path) => !path.endsWith('-india'))).toEqual([])
  expect(cities).toEqual(
    expect.arrayContaining(
      ['mumbai-maharashtra-india', 'varanasi-uttar-pradesh-india', 'london-england-united-kingdom'].map(
        (id) => `/panchang/${id}`,
      ),
    ),
  )
})

test('every page is there without a session, and each city says the same address of itself', async () => {
  const all = await paths()
  const some = all.filter((path, at) => !/^\/(panchang|horoscope)\//.test(path) || at % 29 === 0)
  expect(some.length).toBeGreaterThan(30)
  for (const path of some) {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect([path, response.status]).toEqual([path, 200])
    const html = await response.text()
    if (path.startsWith('/panchang/')) expect(html).toContain(`rel="canonical" href="${server.url}${path}"`)
    else expect([path, /name="robots" content="noindex"/.test(html)]).toEqual([path, false])
  }
})

test('robots.txt names the sitemap and keeps out what is private', async () => {
  const response = await fetch(`${server.url}/robots.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const kept = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []))
  const isKept = (path: string) => kept.some((start) => path.startsWith(start))
  const closed = [
    '/api/docs',
    '/dev/outbox',
    '/dashboard/user/wallet',
    '/chat/abc',
    '/call/1',
    '/calls/1/files',
    '/phone-call/1',
    '/receipts/1',
  ]
  expect(closed.filter((path) => !isKept(path))).toEqual([])
  expect((await paths()).filter(isKept)).toEqual([])
})
