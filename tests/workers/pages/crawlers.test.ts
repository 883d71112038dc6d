import { beforeAll, expect, test } from 'vitest'
import { signNameTexts } from '#app/screens/horoscope/sign-names-text.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { HOROSCOPE_PERIODS } from '#workers/contract/content/horoscope-periods.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

async function paths(): Promise<string[]> {
  const parts = locations(await (await fetch(`${server.url}/sitemap.xml`)).text())
  const texts = await Promise.all(parts.map(async (part) => (await fetch(part)).text()))
  return texts.flatMap(locations).map((url) => {
    expect(url.startsWith(`${server.url}/`)).toBe(true)
    return url.slice(server.url.length)
  })
}

test('the sitemap is an index of parts, XML for the edge, each address once', async () => {
  const index = await fetch(`${server.url}/sitemap.xml`)
  const parts = locations(await index.text())
  expect(parts.map((url) => url.slice(server.url.length))).toEqual(
    ['pages', 'signs', 'cities', 'festivals', 'topics', 'posts', 'astrologers'].map((name) => `/sitemaps/${name}.xml`),
  )
  for (const url of [index.url, ...parts]) {
    const { status, headers } = await fetch(url)
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'application/xml; charset=utf-8'])
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=\d+/)
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect(await (await fetch(parts[2] ?? '')).text()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">\n(<url><loc>[^<>&\s]+<\/loc>(<xhtml:link rel="alternate" hreflang="(en|hi)" href="[^<>&\s"]+"\/>){2}<\/url>\n)+<\/urlset>\n$/,
  )
  const all = await paths()
  expect(new Set(all).size).toBe(all.length)
  expect((await fetch(`${server.url}/sitemaps/other.xml`)).status).toBe(404)
})

test('it names each sign for each period, and 500 cities, Indian ones first', async () => {
  const all = await paths()
  const signs = signNameTexts.en.flatMap(([sign]) => HOROSCOPE_PERIODS.map((when) => `/horoscope/${sign}/${when}`))
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

test('every page is there without a session, and each city says the same address of itself', {
  tags: ['long'],
}, async () => {
  const all = await paths()
  const some = all.filter((path, at) => !/^(\/hi)?\/(panchang|horoscope|festivals)\//.test(path) || at % 29 === 0)
  expect(some.length).toBeGreaterThan(30)
  for (const path of some) {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect([path, response.status]).toEqual([path, 200])
    const html = await response.text()
    if (/^(\/hi)?\/(panchang|festivals|topics)\//.test(path))
      expect(html).toContain(`rel="canonical" href="${server.url}${path}"`)
    expect([path, /name="robots" content="noindex"/.test(html)]).toEqual([path, false])
    expect([path, /<meta name="description" content="[^"]{30,}"/.test(html)]).toEqual([path, true])
    expect([path, /<meta property="og:image"/.test(html)]).toEqual([path, true])
    expect([path, /<meta property="og:title"/.test(html), /"@type":"/.test(html)]).toEqual([path, true, true])
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
    '/newsletter/confirm/x',
  ]
  expect(closed.filter((path) => !isKept(path))).toEqual([])
  expect((await paths()).filter(isKept)).toEqual([])
})

test('an address in other letter cases leads to the exact one, with its query', async () => {
  const answer = await fetch(`${server.url}/kundlimatch?a=1`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/KundliMatch?a=1'])
  expect((await fetch(`${server.url}/KundliMatch`, { redirect: 'manual' })).status).toBe(200)
})

test('a page names a picture for previews that is there', async () => {
  for (const path of [
    '/',
    '/kundli',
    '/KundliMatch',
    '/horoscope',
    '/panchang',
    '/blogs',
    '/pricing',
    '/topics/career',
  ]) {
    const html = await (await fetch(server.url + path)).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await fetch(picture)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
  }
})
