// JSON-LD of pages as the server sends it: each kind has what search engines ask of it
// (https://developers.google.com/search/docs/appearance/structured-data), and says nothing that the page does not show.
import { beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

type Data = Record<string, unknown> & { '@type': string }
const PAGES: [path: string, kinds: string[]][] = [
  ['/', ['Organization', 'WebSite', 'FAQPage']],
  ['/pricing', ['BreadcrumbList']],
  ['/terms', ['BreadcrumbList']],
  ['/kundli', ['BreadcrumbList']],
  ['/glossary', ['BreadcrumbList']],
  ['/horoscope/mesha/today', ['BreadcrumbList']],
  ['/panchang', ['BreadcrumbList']],
  ['/panchang/varanasi-uttar-pradesh-india', ['BreadcrumbList']],
  ['/hi/panchang', ['BreadcrumbList']],
  ['/festivals/diwali', ['BreadcrumbList']],
  ['/topics/career', ['BreadcrumbList', 'FAQPage']],
  ['/astrologer/seedAstrologer00000001', ['BreadcrumbList', 'ProfilePage']],
  ['/blogs/seedPost00000000000001', ['Article', 'BreadcrumbList']],
]
const text = expect.stringMatching(/\S/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)

/** The page, and its words as a reader sees them. */
async function open(path: string) {
  const html = await (await fetch(server.url + path)).text()
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  return { data, words: plain(body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '')) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '').replace(/\s+/g, ' ')

/** Paths of the values that are null, undefined or an empty text, at any depth. */
function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => emptyParts(part, `${path}/${name}`))
}

const CHECKS: Record<string, (data: Data, words: string) => void> = {
  Organization: (data) =>
    expect(data).toMatchObject({
      name: text,
      url: `${server.url}/`,
      logo: `${server.url}/icons/icon-512.png`,
      contactPoint: { '@type': 'ContactPoint', contactType: text, url: `${server.url}/contact-us` },
    }),
  WebSite: (data) => expect(data).toMatchObject({ name: text, url: `${server.url}/` }),
  BreadcrumbList({ itemListElement }) {
    const crumbs = itemListElement as { position: number; name: string; item: string }[]
    expect(crumbs.length).toBeGreaterThanOrEqual(2)
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, at) => at + 1))
    for (const { name, item } of crumbs) expect([name, item]).toEqual([text, expect.stringMatching(`^${server.url}/`)])
  },
  FAQPage({ mainEntity }, words) {
    const questions = mainEntity as { '@type': string; name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(1)
    for (const { '@type': type, name, acceptedAnswer } of questions) {
      expect(type).toBe('Question')
      expect(words).toContain(plain(name))
      expect(words).toContain(plain(acceptedAnswer.text))
    }
  },
  ProfilePage({ mainEntity }, words) {
    const person = mainEntity as Data & { name: string; makesOffer: Data & { aggregateRating?: Data } }
    expect(person).toMatchObject({
      '@type': 'Person',
      name: text,
      description: text,
      jobTitle: text,
      url: `${server.url}/astrologer/seedAstrologer00000001`,
      makesOffer: {
        priceSpecification: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'USD', unitCode: 'MIN' },
      },
    })
    expect(words).toContain(person.name)
    const rating = person.makesOffer.aggregateRating
    expect(rating).toMatchObject({ '@type': 'AggregateRating', bestRating: 5, worstRating: 1 })
    expect(rating?.ratingValue).toBeGreaterThanOrEqual(1)
    expect(rating?.ratingCount).toBeGreaterThanOrEqual(1)
  },
  Article(data, words) {
    expect(data).toMatchObject({
      headline: text,
      description: text,
      datePublished: time,
      dateModified: time,
      author: { '@type': 'Person', name: text, url: expect.stringMatching(`^${server.url}/astrologer/`) },
      publisher: { '@type': 'Organization', name: text },
    })
    expect(String(data.headline).length).toBeLessThanOrEqual(110)
    expect(words).toContain(plain(String(data.headline)))
  },
}

test.each(PAGES)('the structured data of %s hold what their kinds ask for', async (path, kinds) => {
  const { data, words } = await open(path)
  expect(data.map((each) => each['@type']).sort()).toEqual([...kinds].sort())
  for (const each of data) {
    expect(each['@context']).toBe('https://schema.org')
    expect(emptyParts(each)).toEqual([])
    CHECKS[each['@type']]?.(each, words)
  }
})

test('every address that breadcrumbs name is there', async () => {
  const pages = await Promise.all(PAGES.map(([path]) => open(path)))
  const crumbs = pages.flatMap(({ data }) =>
    data.flatMap((each) => (each.itemListElement ?? []) as { item: string }[]).map(({ item }) => item),
  )
  const statuses = await Promise.all([...new Set(crumbs)].map(async (url) => [url, (await fetch(url)).status]))
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
