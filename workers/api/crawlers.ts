// /sitemap.xml and /robots.txt: which pages search engines may index.
import { type Context, Hono } from 'hono'
import { HOROSCOPE_PERIODS } from '#workers/contract/horoscope-periods.ts'
import { SIGNS } from '#workers/jyotish/zodiac.ts'
import type { AppEnv } from '../http/types.ts'
import { xmlText } from './xml-text.ts'

const PAGES = [
  '/',
  '/horoscope',
  '/panchang',
  '/kundli',
  '/KundliMatch',
  '/glossary',
  '/blogs',
  '/about-us',
  '/mission',
  '/vision',
  '/contact-us',
  '/careers',
  '/docs/api',
  '/astrologer-register',
  '/disclaimer',
  '/privacy-policy',
  '/refund-policy',
  '/terms',
]

/** Screens of authors below the public address of posts. */
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
  ...WRITING,
]

// A post that lost its approval leaves the sitemap within minutes; robots.txt changes only with a deployment.
const KEPT = { 'cache-control': 'public, max-age=300, s-maxage=300' }
const KEPT_LONG = { 'cache-control': 'public, max-age=3600, s-maxage=86400' }
/** A sitemap holds 50,000 addresses: https://www.sitemaps.org/protocol.html */
const POSTS = 10_000

export const crawlers = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const { places, blogs } = c.get('services')
    const signs = SIGNS.flatMap((sign) => HOROSCOPE_PERIODS.map((when) => `/horoscope/${sign}/${when}`))
    const cities = (await places.largest()).map((id) => `/panchang/${id}`)
    const posts = (await blogs.newest(POSTS)).map(
      ({ id, slug }) => `/blogs/${id}${slug && `/${encodeURIComponent(slug)}`}`,
    )
    return c.body(sitemap([...PAGES, ...signs, ...cities, ...posts].map((path) => originOf(c) + path)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      ...KEPT,
    })
  })
  .get('/robots.txt', (c) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '']
    return c.text([...lines, `Sitemap: ${originOf(c)}/sitemap.xml`, ''].join('\n'), 200, KEPT_LONG)
  })

const originOf = (c: Context<AppEnv>) => c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin

function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${xmlText(url)}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`
}
