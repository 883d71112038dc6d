// The site in Hindi, below /hi: one Worker answers in both languages, and neither ever meets the other's words.
import { beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

const HTML = { accept: 'text/html' }

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers: { ...HTML, ...headers }, redirect: 'manual' })
  return { response, text: await response.text(), location: response.headers.get('location') }
}

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const navOf = (html: string) => /<nav[^>]*aria-label="([^"]+)"/.exec(html)?.[1]
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

const PAGES = ['/', '/terms', '/pricing', '/login', '/kundli', '/panchang', '/horoscope/mesha/week', '/topics/career']
const hindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`)

test.each(PAGES)('%s is there in Hindi, with a head of its own', async (path) => {
  const english = await open(path)
  const { response, text } = await open(hindi(path))
  expect([response.status, languageOf(text), navOf(text)]).toEqual([200, 'hi', 'मुख्य'])
  expect([languageOf(english.text), navOf(english.text)]).toEqual(['en', 'Main'])
  const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
  const leaving = links.filter(([tag, to = '']) => !/^\/hi(\/|$|\?|#)/.test(to) && !tag.includes('lang="en"'))
  expect(leaving.map(([tag]) => tag)).toEqual([])
  if (path === '/login') return
  const [here, there] = [server.url + hindi(path), server.url + path]
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(headOf(text))?.[1] ?? ''
  expect(canonical.startsWith(`${server.url}/hi`)).toBe(true)
  for (const page of [text, english.text]) {
    const tags = [...headOf(page).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)]
    const alternates = Object.fromEntries(tags.map(([, name, href]) => [name, href]))
    expect(Object.keys(alternates)).toEqual(['en', 'hi', 'x-default'])
    expect(alternates.hi).toBe(canonical)
    // A sign's page and the almanac show a place that has an address of its own.
    if (!/horoscope|panchang/.test(path)) expect(alternates).toEqual({ en: there, hi: here, 'x-default': there })
  }
})

test.each([
  ['/horoscope/mesha/week', /भाव में/, /your \w+ house/],
  ['/panchang/varanasi-uttar-pradesh-india?date=2026-11-21', /तिथि/, /Ekadashi/],
  ['/festivals/diwali', /दीवाली/, /evening/],
])('the sentences of the engine on %s are in the language of the page', async (path, words, english) => {
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<script[\s\S]*?<\/script>/g, '') ?? ''
  expect(main((await open(hindi(path))).text)).toMatch(words)
  expect(main((await open(hindi(path))).text)).not.toMatch(english)
  expect(main((await open(path)).text)).not.toMatch(words)
})

test('the caches of the two languages never mix, by turns and at once', async () => {
  const paths = ['/pricing', '/hi/pricing', '/', '/hi', '/horoscope', '/hi/horoscope']
  const wanted = (path: string) => (path.startsWith('/hi') ? 'hi' : 'en')
  for (const path of [...paths, ...paths])
    expect([path, languageOf((await open(path)).text)]).toEqual([path, wanted(path)])
  const many = Array.from({ length: 30 }, (_, at) => `${paths[at % paths.length]}?at=${at}`)
  const pages = await Promise.all(many.map(async (path) => ({ path, text: (await open(path)).text })))
  const wrong = pages.filter(({ path, text }) => languageOf(text) !== wanted(path))
  expect(wrong.map(({ path }) => path)).toEqual([])
  for (const { path, text } of pages)
    expect([path, navOf(text)]).toEqual([path, wanted(path) === 'hi' ? 'मुख्य' : 'Main'])
})

test('data and manifests of the pages are below /hi, and Hindi', async () => {
  for (const path of ['/hi.data', '/hi/terms.data', '/hi/horoscope/mesha/week.data'])
    expect([path, (await open(path)).response.status]).toEqual([path, 200])
  const { text } = await open('/hi/login')
  const version = /"version":\s*"(\w+)"/.exec(text)?.[1] ?? ''
  const patch = await open(`/hi/__manifest?p=%2Fhi%2Fkundli&version=${version}`)
  expect(patch.response.status).toBe(200)
  const { module } = (JSON.parse(patch.text) as Record<string, { module: string }>)['screens/kundli/kundli'] ?? {}
  expect((await fetch(server.url + module)).status).toBe(200)
})

test('the Hindi site installs in Hindi, and begins at /hi', async () => {
  const { text } = await open('/hi/terms')
  expect(headOf(text)).toContain('<link rel="manifest" href="/hi/manifest.webmanifest"/>')
  expect(headOf((await open('/terms')).text)).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  const [hi, en] = await Promise.all(
    ['/hi/manifest.webmanifest', '/manifest.webmanifest'].map(async (path) => JSON.parse((await open(path)).text)),
  )
  expect(hi).toMatchObject({ id: '/hi', lang: 'hi', start_url: '/hi', scope: '/', name: 'दृष्टि: वैदिक ज्योतिष' })
  expect(hi.shortcuts[0]).toEqual({ name: 'आज का पंचांग', url: '/hi/panchang' })
  expect(en).toMatchObject({ id: '/', lang: 'en', start_url: '/', name: 'Drishti: Vedic astrology' })
  expect(hi.icons).toEqual(en.icons)
})

test('redirects stay below /hi', async () => {
  expect((await open('/hi/dashboard/user/wallet')).location).toBe('/hi/login?next=%2Fdashboard%2Fuser%2Fwallet')
  expect((await open('/hi/kundlimatch?a=1')).location).toBe('/hi/KundliMatch?a=1')
  const { headers } = await call(server, 'POST', '/api/users/login/', {
    email: 'user@drishti.test',
    password: 'drishti-demo',
  })
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect((await open('/hi/dashboard', { cookie })).location).toBe('/hi/dashboard/user/profile')
  const wallet = await open('/hi/dashboard/user/wallet', { cookie })
  expect([wallet.response.status, languageOf(wallet.text)]).toEqual([200, 'hi'])
  expect((await open('/hi/login?next=%2Fdashboard%2Fuser%2Fwallet', { cookie })).location).toBe(
    '/hi/dashboard/user/wallet',
  )
})

test('a private page leads somebody who chose Hindi there; a shared page is the same for everyone', async () => {
  const cookie = 'language=hi'
  const led = await open('/login?next=%2Fchat', { cookie })
  expect([led.response.status, led.location]).toEqual([302, '/hi/login?next=%2Fchat'])
  expect((await open('/login', { cookie: 'language=en' })).response.status).toBe(200)
  // By a link of ours, in a browser that sends no Referer: it may be the one to English.
  expect((await open('/login', { cookie, 'sec-fetch-site': 'same-origin' })).response.status).toBe(200)
  const shared = await open('/terms', { cookie })
  expect([shared.response.status, languageOf(shared.text)]).toEqual([200, 'en'])
  expect((await open('/login.data', { cookie })).response.status).toBe(200)
})

test('the link to the other language keeps the choice', async () => {
  const chosen = await open('/hi/terms', { referer: `${server.url}/terms` })
  expect(chosen.response.headers.get('set-cookie')).toMatch(/^language=hi; Path=\/; Max-Age=31536000; .*SameSite=Lax/)
  const back = await open('/login', { referer: `${server.url}/hi/login`, cookie: 'language=hi' })
  expect([back.response.status, back.response.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/^language=en;/),
  ])
  for (const referer of [`${server.url}/hi/kundli`, 'https://elsewhere.test/terms'])
    expect((await open('/hi/terms', { referer })).response.headers.get('set-cookie')).toBeNull()
})

test('files and endpoints have one address', async () => {
  for (const path of ['/hi/api/health', '/hi/robots.txt', '/hi/sitemap.xml', '/hi/assets/none.js'])
    expect([path, (await open(path)).response.status]).toEqual([path, 404])
})

test('figures of /hi/accuracy that stand in English say so', async () => {
  const { text } = await open('/hi/accuracy?q=ithasala')
  const cells = [...text.matchAll(/<td[^>]*class="num[^>]*>(<\w+[^>]*>)?([^<]*[A-Za-z]{3}[^<]*)</g)]
  expect(cells.map(([, , words]) => words)).toContain('ithasala')
  for (const [, tag = '', words] of cells) expect([words, tag]).toEqual([words, expect.stringContaining('lang="en"')])
})
