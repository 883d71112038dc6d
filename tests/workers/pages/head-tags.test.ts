// The heads of pages as the server sends them: pages that are found have the tags of search engines, and no others have.
import { beforeAll, expect, test } from 'vitest'
import { insertAstrologer } from '#tests/support/database/insert-people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

const TAGS = /rel="canonical"|hreflang="(?:en|hi|x-default)"|property="og:|name="twitter:|application\/ld\+json/gi

async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html' }, ...init })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  return { status: response.status, html, head, title: /<title>([^<]*)/.exec(head)?.[1], tags: head.match(TAGS) ?? [] }
}

test.each([
  '/',
  '/pricing',
  '/kundli',
  '/horoscope/mesha/today',
  '/blogs/seedPost00000000000001',
  '/hi',
  '/hi/pricing',
  '/panchang',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/hi/panchang',
  '/astrologer/seedAstrologer00000001',
  '/topics/career',
  '/festivals/diwali',
  '/astrologer-register',
])('%s has the tags of search engines and previews', async (path) => {
  const { tags, head } = await open(path)
  // Safari would make links of dates and figures before React starts: https://github.com/sveltejs/svelte/issues/15871
  expect(head).toMatch(/<meta name="format-detection" content="telephone=no/)
  const counts = Object.fromEntries(
    [...new Set(tags)].map((tag) => [tag, tags.filter((other) => other === tag).length]),
  )
  expect(counts).toMatchObject({ 'rel="canonical"': 1, 'name="twitter:': 1 })
  expect(tags.filter((tag) => /hreflang/i.test(tag))).toHaveLength(3)
  expect(counts['property="og:']).toBeGreaterThanOrEqual(6)
  expect(counts['application/ld+json']).toBeGreaterThanOrEqual(1)
})

test.each([
  ['/no-such-page', 404, 'Page not found · Drishti'],
  ['/hi/no-such-page', 404, 'पेज नहीं मिला · दृष्टि'],
  ['/blogs/nothing', 404, 'Page not found · Drishti'],
  ['/hi/topics/nothing', 404, 'पेज नहीं मिला · दृष्टि'],
  ['/panchang/no-such-place', 404, expect.stringMatching(/^Panchang for /)],
  ['/blogs?search=kundli', 200, 'Astrology Blogs · Drishti'],
  ['/login', 200, 'Log in · Drishti'],
])('%s has a title and none of them', async (path, status, title) => {
  expect(await open(path)).toMatchObject({ status, title, tags: [] })
})

test('the answer to a posted form has none of them', async () => {
  const init = { method: 'POST', body: new URLSearchParams({ name: 'Mira' }), headers: { origin: server.url } }
  const { status, title, tags } = await open('/kundli', init)
  expect([status, tags]).toEqual([200, []])
  expect(title).toMatch(/^Free Kundli/)
})

test('text that people write ends no script and opens none', async () => {
  const attack = '</script><script>alert(1)</script><!--'
  const { id } = await insertAstrologer(server, { name: attack })
  const { html } = await open(`/astrologer/${id}`)
  // The lists of other tests show the demo's astrologers.
  await server.db.prepare('UPDATE astrologer SET is_approved = 0 WHERE id = ?').bind(id).run()
  expect(html).not.toContain('<script>alert')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(data).toMatchObject([{ '@type': 'BreadcrumbList' }, { mainEntity: { name: attack } }])
})
