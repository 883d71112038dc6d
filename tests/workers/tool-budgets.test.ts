/** @module-tag long */
// The weight of a page before anybody touches it (RELIABILITY 4.3): the files that its HTML names, gzipped.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ZONES } from 'drishti-jyotish/data/zones.ts'
import { beforeAll, expect, test } from 'vitest'
import { scriptsOf } from '#tests/support/page-scripts.ts'
import type { TestServer } from '#tests/support/server.ts'
import { sharedSeededServer } from '#tests/support/shared-server.ts'

const KB = 1024
const SCRIPT_MAX = 140 * KB
const HTML_MAX = 40 * KB
const FONTS_MAX = 60 * KB
/** All that a device without letters of its own may load for a Hindi page. */
const HINDI_FONTS_MAX = 110 * KB
const STYLES_MAX = 30 * KB
/** All that a first look loads: HTML, scripts, sheets, fonts and the pictures that do not wait for a scroll. */
const PAGE_MAX = 300 * KB
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
/** The heaviest pages of every day of 2026 at eight places from Chennai to Tromsø. */
const BUSIEST_DAYS = [
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/panchang?place=13.0827,80.2707&date=2026-11-21',
  '/panchang?place=27.7172,85.324&date=2026-11-21',
  '/panchang?place=-33.87,151.21&date=2026-11-24',
  '/panchang?place=40.7128,-74.006&date=2026-10-25',
  '/panchang?place=28.6139,77.209&date=2026-12-23',
]
const series = readFileSync(new URL('../../workers/jyotish/data/series.ts', import.meta.url), 'utf8')
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
  const files = scriptsOf(html)
  expect(files.length).toBeGreaterThan(3)
  const codes = await Promise.all(files.map(async (file) => (await fetch(server.url + file)).text()))
  const script = codes.reduce((sum, code) => sum + gzipSync(code).length, 0)
  console.log(
    path,
    `${(script / KB).toFixed(1)} KB script in ${files.length} files`,
    `${(gzipSync(html).length / KB).toFixed(1)} KB HTML`,
  )
  const hindi = path.startsWith('/hi')
  expect(script).toBeLessThanOrEqual(SCRIPT_MAX)
  expect(gzipSync(html).length).toBeLessThanOrEqual(HTML_MAX)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].map(
    ([, file = '']) => file,
  )
  expect(sheets.length).toBeGreaterThan(0)
  const styles = await Promise.all(sheets.map(async (file) => (await fetch(server.url + file)).text()))
  const styleSize = styles.reduce((sum, css) => sum + gzipSync(css).length, 0)
  console.log(path, `${(styleSize / KB).toFixed(1)} KB CSS in ${sheets.length} files`)
  expect(styleSize).toBeLessThanOrEqual(STYLES_MAX)
  const loaded = codes.join('\n')
  // A Hindi page's other fonts are named by its sheet, as are those of signs that few pages have; the word "हिन्दी" is on English ones.
  const named = styles
    .join('\n')
    .matchAll(hindi ? /url\((?!\/fonts\/hindi-word)([^)]+\.woff2)\)/g : /url\((\/fonts\/hindi-word.woff2)\)/g)
  const preloads = html.matchAll(/<link[^>]* href="([^"]+\.woff2)"/g)
  const fonts = [...new Set([...preloads, ...named].map(([, file = '']) => file))]
  expect(fonts.length).toBeGreaterThan(0)
  const sizes = await Promise.all(
    fonts.map(async (file) => (await (await fetch(server.url + file)).arrayBuffer()).byteLength),
  )
  const fontSize = sizes.reduce((sum, size) => sum + size, 0)
  console.log(path, `${(fontSize / KB).toFixed(1)} KB fonts in ${fonts.length} files`)
  expect(fontSize).toBeLessThanOrEqual(hindi ? HINDI_FONTS_MAX : FONTS_MAX)
  const pictures = [...html.matchAll(/<img(?![^>]*loading="lazy")[^>]* src="(\/[^"]+)"/g)].map(([, file = '']) => file)
  const pictureSizes = await Promise.all(
    [...new Set(pictures)].map(async (file) => (await (await fetch(server.url + file)).arrayBuffer()).byteLength),
  )
  const pictureSize = pictureSizes.reduce((sum, size) => sum + size, 0)
  const whole = gzipSync(html).length + script + styleSize + fontSize + pictureSize
  console.log(path, `${(whole / KB).toFixed(1)} KB in all, ${(pictureSize / KB).toFixed(1)} KB of them pictures`)
  expect(whole).toBeLessThanOrEqual(PAGE_MAX)
  expect(Object.entries(LATER).filter(([, mark]) => loaded.includes(mark))).toEqual([])
})

test.each(BUSIEST_DAYS)('the HTML of %s is light', async (path) => {
  const answer = await fetch(server.url + path)
  expect(answer.status).toBe(200)
  const size = gzipSync(await answer.text()).length
  console.log(path, `${(size / KB).toFixed(1)} KB HTML`)
  expect(size).toBeLessThanOrEqual(HTML_MAX)
})

test('the marks are found where they belong', () => {
  const folder = new URL('../../build/client/assets/', import.meta.url)
  const all = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const absent = Object.entries(LATER).filter(([, mark]) => !mark || !all.some((code) => code.includes(mark)))
  expect(absent).toEqual([])
})
