// /sitemap.xml, its parts, and /robots.txt: the pages that search engines may index.

import { SIGNS } from 'drishti-jyotish/zodiac.ts'
import { type Context, Hono } from 'hono'
import { FESTIVALS } from '#workers/contract/content/festivals.ts'
import { HOROSCOPE_PERIODS } from '#workers/contract/content/horoscope-periods.ts'
import { TOPICS } from '#workers/contract/content/topics.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { LANGUAGES, type Language, languageOfPath, pathIn } from '#workers/contract/text/language.ts'
import { xmlText } from '#workers/contract/text/xml-text.ts'
import type { AppEnv } from '#workers/http/types.ts'
import type { Services } from '#workers/services/index.ts'
import { INDEXED_PAGES } from './indexed-pages.ts'

/** Author screens below the public address of posts. */
const WRITING = ['/blogs/create', '/blogs/edit/']

// Path prefixes: "/call" covers /calls/… too.
const PRIVATE = [
  '/api',
  '/dev',
  '/webhooks',
  '/live',
  '/dashboard',
  '/chat',
  '/call',
  '/phone-call',
  '/receipts',
  // Links in mails.
  '/newsletter/',
  ...WRITING,
]

// A post without approval leaves the sitemap within minutes; robots.txt changes only with a deployment.
const KEPT = { 'cache-control': 'public, max-age=300, s-maxage=300' }
const KEPT_LONG = { 'cache-control': 'public, max-age=3600, s-maxage=86400' }
const XML = { 'content-type': 'application/xml; charset=utf-8' }
/** The limit of a sitemap is 50,000 addresses: https://www.sitemaps.org/protocol.html */
const POSTS = 10_000

type Entry = { path: string; changedAt?: number }
const plain = (paths: readonly string[]): Entry[] => paths.map((path) => ({ path }))

/** The parts of the sitemap with their entries. */
const PARTS: Readonly<Record<string, (services: Services) => Promise<Entry[]>>> = {
  // The almanac's own address depends on the visitor's place; each place has an address that can be indexed.
  pages: async () => plain(INDEXED_PAGES.filter((each) => each !== '/panchang')),
  signs: async () => plain(SIGNS.flatMap((sign) => HOROSCOPE_PERIODS.map((when) => `/horoscope/${sign}/${when}`))),
  cities: async ({ places }) => plain((await places.largest()).map((id) => `/panchang/${id}`)),
  festivals: async () => plain(FESTIVALS.map(({ slug }) => `/festivals/${slug}`)),
  topics: async () => plain(TOPICS.map((topic) => `/topics/${topic}`)),
  posts: async ({ blogs }) =>
    (await blogs.newest(POSTS)).map(({ id, slug, updated_at: changedAt }) => ({
      path: `/blogs/${id}${slug && `/${encodeURIComponent(slug)}`}`,
      changedAt,
    })),
  astrologers: async ({ astrologers }) =>
    plain((await astrologers.listAvailable({})).map(({ id }) => `/astrologer/${id}`)),
}

export const crawlers = new Hono<AppEnv>()
  .get('/sitemap.xml', (c) => {
    const parts = Object.keys(PARTS).map((name) => `<sitemap><loc>${originOf(c)}/sitemaps/${name}.xml</loc></sitemap>`)
    return c.body(document('sitemapindex', parts), 200, { ...XML, ...KEPT })
  })
  .get('/sitemaps/:file', async (c) => {
    const part = PARTS[c.req.param('file').replace(/\.xml$/, '')]
    if (!part) throw new AppError('not_found')
    const entries = (await part(c.get('services'))).map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
      const address = (language: Language) => xmlText(originOf(c) + pathIn(language, path))
      const others = LANGUAGES.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
      ).join('')
      return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${others}${changed}</url>`).join('\n')
    })
    return c.body(document('urlset', entries), 200, { ...XML, ...KEPT })
  })
  .get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      ...[
        ...PRIVATE,
        ...LANGUAGES.flatMap((language) => PRIVATE.map((path) => pathIn(language, path)).filter(isPage)),
      ].map((path) => `Disallow: ${path}`),
      '',
    ]
    return c.text([...lines, `Sitemap: ${originOf(c)}/sitemap.xml`, ''].join('\n'), 200, KEPT_LONG)
  })

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const isPage = (path: string) => languageOfPath(path).language !== 'en'

const originOf = (c: Context<AppEnv>) => c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin

function document(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? XHTML : ''}>
${entries.join('\n')}
</${root}>
`
}
