// Every link from the Hindi home page leads to a page in Hindi, whose links stay in Hindi and whose words are Hindi.
import { beforeAll, expect, test } from 'vitest'
import { englishLines, visibleText } from '#tests/support/screens/visible-text.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

/** Pages of one kind (a city, a sign, a festival) are alike: some of each. */
const OF_A_KIND = 8
const kindOf = (path: string) => path.split('?')[0]?.replace(/^(\/hi\/[^/]+)\/.+$/, '$1/…') ?? path

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

/** Title of a book. */
const TITLE = 'Muhurtha or Electional Astrology'
/** Results of forms, which no link leads to. */
const RESULTS = [
  '/hi/muhurta?purpose=marriage&place=pune&from=2026-11-20&to=2026-12-31&star1=4&pada1=2',
  '/hi/prashna?house=10&place=pune&at=2026-11-23T06:00:00Z',
  '/hi/kp/horary?number=145&place=pune&at=2026-11-23T06:00:00Z',
  '/hi/horoscope/tula/month?place=Nowhereville',
  '/hi/panchang/no-such-place?date=2026-02-31',
]

type Crawled = { path: string; status: number; html: string }

/** The pages that a visitor reaches by links from /hi, and the links that leave the language without saying so. */
async function crawl(): Promise<{ pages: Crawled[]; leaving: string[] }> {
  const [pages, leaving, waiting]: [Crawled[], string[], string[]] = [[], [], ['/hi', ...RESULTS]]
  const known = new Map<string, number>()
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const html = await answer.text()
    if (isPage || !answer.ok) pages.push({ path, status: answer.status, html })
    for (const [tag, href = ''] of isPage ? html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)[^"]*"[^>]*>/g) : []) {
      const link = href.replaceAll('&amp;', '&')
      if (!/^\/hi(\/|$|\?)/.test(link)) {
        if (!/\slang="en"|\shreflang="en"|^\/(api|files)\//.test(tag) && !/^\/(api|files)\//.test(link))
          leaving.push(`${link} on ${path}`)
        continue
      }
      const count = known.get(kindOf(link)) ?? 0
      if (seen.has(link) || count >= OF_A_KIND) continue
      seen.add(link)
      known.set(kindOf(link), count + 1)
      waiting.push(link)
    }
  }
  return { pages, leaving }
}

test('no link from /hi is dead, leaves the language or leads to English words', {
  tags: ['long'],
}, async () => {
  const { results } = await server.db.prepare('SELECT title FROM blog_post').all<{ title: string }>()
  /** Names of places, skills and posts: where they stand in a label, nothing can say that they are in English. */
  const data = [
    'New Delhi, Delhi, India',
    'Pune, Maharashtra, India',
    ...results.map(({ title }) => title),
    'Birth chart',
    TITLE,
  ]
  const { pages, leaving } = await crawl()
  expect(pages.length).toBeGreaterThan(80)
  expect
    .soft(
      pages
        .filter(({ path, status }) => status !== 200 && !path.includes('no-such-place'))
        .map(({ path, status }) => `${status} ${path}`),
    )
    .toEqual([])
  expect.soft(pages.filter(({ html }) => !html.includes('<html lang="hi"')).map(({ path }) => path)).toEqual([])
  expect.soft([...new Set(leaving)]).toEqual([])
  const english = pages.flatMap(({ path, html }) =>
    englishLines(data.reduce((text, each) => text.replaceAll(each, ''), visibleText(html))).map((line) => ({
      path,
      line,
    })),
  )
  // Each line once, with the first page that has it.
  const lines = new Map(english.toReversed().map(({ path, line }) => [line.replace(/\d+/g, '#'), `${path}: ${line}`]))
  expect([...lines.values()]).toEqual([])
})
