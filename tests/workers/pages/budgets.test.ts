/** @module-tag long */
// The weight of a page before anybody touches it (docs/decisions/performance-budgets.md): the files that its HTML names, gzipped.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ZONES } from 'drishti-jyotish/data/zones.ts'
import { beforeAll, expect, test } from 'vitest'
import { chatting } from '#tests/support/pages/chats.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import { scriptsOf } from '#tests/support/screens/page-scripts.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

const KB = 1024
const SCRIPT_MAX = { public: 140 * KB, private: 210 * KB }
const HTML_MAX = 40 * KB
const FONTS_MAX = 60 * KB
/** All that a device without letters of its own may load for a Hindi page. */
const HINDI_FONTS_MAX = 110 * KB
const STYLES_MAX = 30 * KB
/** All that a first look loads: HTML, scripts, sheets, fonts and the pictures that do not wait for a scroll. */
const PAGE_MAX = 300 * KB
/** Letters of Devanagari come on top of the others. */
const HINDI_PAGE_MAX = 302 * KB
const PAGES = [
  '/panchang',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/horoscope',
  '/horoscope/mesha/today',
  '/horoscope/mina/year',
  '/kundli',
  '/KundliMatch',
  '/muhurta',
  '/kundli/advanced',
  '/kp',
  '/kp/horary',
  '/prashna',
  '/rectification',
  '/varshaphala',
  '/',
  '/glossary',
  '/tools',
  '/accuracy',
  '/accuracy?q=delhi',
  '/terms',
  '/about-us',
  '/topics/marriage',
  '/festivals',
  '/festivals/diwali',
  '/blogs',
  '/blogs/seedPost00000000000001',
  '/astrologer/seedAstrologer00000001',
  '/hi',
  '/hi/kundli',
  '/hi/KundliMatch',
  '/hi/muhurta',
  '/hi/prashna',
  '/hi/panchang',
  '/hi/horoscope',
  '/hi/horoscope/mesha/today',
  '/hi/tools',
  '/hi/glossary',
  '/hi/accuracy',
  '/hi/festivals/diwali',
  '/hi/topics/marriage',
  '/hi/blogs',
  '/hi/astrologer/seedAstrologer00000001',
  '/hi/terms',
  '/hi/contact-us',
  '/hi/newsletter',
]
/** Pages of a log-in, each of a kind of its own. */
const PRIVATE = [
  ...['/astrologers', '/dashboard/user/wallet', '/dashboard/user/profile', '/hi/dashboard/user/wallet'].map(
    (path) => ['user@drishti.test', path] as const,
  ),
  ...['/dashboard', '/profile', '/availability', '/earnings'].map(
    (path) => ['astrologer@drishti.test', `/dashboard/astrologer${path}`] as const,
  ),
  ...['/overview', '/astrologers', '/clients', '/inbox', '/settings'].map(
    (path) => ['admin@drishti.test', `/dashboard/admin${path}`] as const,
  ),
]
/** The heaviest pages of every day of 2026 at eight places from Chennai to Tromsø. */
const BUSIEST_DAYS = [
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/panchang?place=13.0827,80.2707&date=2026-11-21',
  '/panchang?place=27.7172,85.324&date=2026-11-21',
  '/panchang?place=-33.87,151.21&date=2026-11-24',
  '/panchang?place=40.7128,-74.006&date=2026-10-25',
  '/panchang?place=28.6139,77.209&date=2026-12-23',
]
const series = readFileSync(new URL('../../../packages/jyotish/data/series.ts', import.meta.url), 'utf8')
/** Marks of what comes with the first interaction only. */
const LATER = {
  zod: '_zod',
  'Headless UI': 'headlessui',
  'the series': /\[\['([^']{40})/.exec(series)?.[1] ?? '',
  zones: ZONES.slice(0, 40),
}

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

test.each(PAGES)('%s is light', async (path) => {
  const html = await (await fetch(server.url + path)).text()
  const { script, code, styles, sheets } = await weigh(path, html)
  expect(script).toBeLessThanOrEqual(SCRIPT_MAX.public)
  const hindi = path.startsWith('/hi')
  // A Hindi page's other fonts are named by its sheet, as are those of signs that few pages have; the word "हिन्दी" is on English ones.
  const named = sheets.matchAll(
    hindi ? /url\((?!\/fonts\/hindi-word)([^)]+\.woff2)\)/g : /url\((\/fonts\/hindi-word.woff2)\)/g,
  )
  const preloads = html.matchAll(/<link[^>]* href="([^"]+\.woff2)"/g)
  const fonts = new Set([...preloads, ...named].map(([, file = '']) => file))
  expect(fonts.size).toBeGreaterThan(0)
  const fontSize = await bytesOf(fonts)
  expect(fontSize).toBeLessThanOrEqual(hindi ? HINDI_FONTS_MAX : FONTS_MAX)
  const pictures = html.matchAll(/<img(?![^>]*loading="lazy")[^>]* src="(\/[^"]+)"/g)
  const pictureSize = await bytesOf(new Set([...pictures].map(([, file = '']) => file)))
  const whole = gzipSync(html).length + script + styles + fontSize + pictureSize
  say(path, { fonts: fontSize, pictures: pictureSize, whole })
  expect(whole).toBeLessThanOrEqual(hindi ? HINDI_PAGE_MAX : PAGE_MAX)
  expect(Object.entries(LATER).filter(([, mark]) => code.includes(mark))).toEqual([])
})

test.each(PRIVATE)('%s: %s is light', async (email, path) => {
  const { cookie } = await logIn(server, email)
  const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
  expect(answer.status).toBe(200)
  expect((await weigh(path, await answer.text())).script).toBeLessThanOrEqual(SCRIPT_MAX.private)
})

test.each(['', '/hi'])('a running chat is light on both sides, below "%s"', async (base) => {
  const { mira, asha, id, mine, theirs, line } = await chatting(server)
  for (const [path, { cookie }] of [
    [`${base}/chat/${asha.id}`, mira],
    [`${base}/dashboard/astrologer/chat/${id}`, asha],
  ] as const) {
    const answer = await fetch(server.url + path, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect((await weigh(path, await answer.text())).script).toBeLessThanOrEqual(SCRIPT_MAX.private)
  }
  for (const { socket } of [mine, theirs, line]) socket?.close()
})

/** The gzipped sizes of a page's own files; its HTML and its sheets within their limits. */
async function weigh(path: string, html: string) {
  const files = scriptsOf(html)
  expect(files.length).toBeGreaterThan(html.includes('data-menu') ? 0 : 3)
  const codes = await textsOf(files)
  const sheets = await textsOf(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].map(([, file = '']) => file),
  )
  expect(sheets).toHaveLength(1)
  const [script, styles] = [gzipped(codes), gzipped(sheets)]
  say(path, { script, html: gzipped([html]), styles })
  expect(gzipped([html])).toBeLessThanOrEqual(HTML_MAX)
  expect(styles).toBeLessThanOrEqual(STYLES_MAX)
  return { script, styles, code: codes.join('\n'), sheets: sheets.join('\n') }
}

const gzipped = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
const textsOf = (files: readonly string[]) =>
  Promise.all(files.map(async (file) => (await fetch(server.url + file)).text()))

async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (file) => (await (await fetch(server.url + file)).arrayBuffer()).byteLength)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function say(path: string, sizes: Record<string, number>): void {
  console.log(path, ...Object.entries(sizes).map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)} KB`))
}

test.each(BUSIEST_DAYS)('the HTML of %s is light', async (path) => {
  const answer = await fetch(server.url + path)
  expect(answer.status).toBe(200)
  const size = gzipSync(await answer.text()).length
  console.log(path, `${(size / KB).toFixed(1)} KB HTML`)
  expect(size).toBeLessThanOrEqual(HTML_MAX)
})

test('the marks are found where they belong', () => {
  const folder = new URL('../../../build/client/assets/', import.meta.url)
  const all = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const absent = Object.entries(LATER).filter(([, mark]) => !mark || !all.some((code) => code.includes(mark)))
  expect(absent).toEqual([])
})
