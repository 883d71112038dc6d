// /sitemap.xml and /robots.txt: which pages search engines may index.
import { type Context, Hono } from 'hono'
import { WHENS } from '#workers/contract/horoscope-whens.ts'
import { SIGNS } from '#workers/jyotish/zodiac.ts'
import type { AppEnv } from '../http/types.ts'

const PAGES = [
  '/',
  '/horoscope',
  '/panchang',
  '/kundli',
  '/KundliMatch',
  '/glossary',
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

// Path prefixes: "/call" covers /calls/… too.
const PRIVATE = ['/api', '/dev', '/webhooks', '/live', '/dashboard', '/chat', '/call', '/phone-call', '/receipts']

// The list changes only with a deployment; browsers and the edge refetch it once a day.
const KEPT = { 'cache-control': 'public, max-age=3600, s-maxage=86400' }

export const crawlers = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const { places } = c.get('services')
    const signs = SIGNS.flatMap((sign) => WHENS.map((when) => `/horoscope/${sign}/${when}`))
    const cities = (await places.largest()).map((id) => `/panchang/${id}`)
    return c.body(sitemap([...PAGES, ...signs, ...cities].map((path) => originOf(c) + path)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      ...KEPT,
    })
  })
  .get('/robots.txt', (c) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '']
    return c.text([...lines, `Sitemap: ${originOf(c)}/sitemap.xml`, ''].join('\n'), 200, KEPT)
  })

const originOf = (c: Context<AppEnv>) => c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin

function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escaped(url)}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
