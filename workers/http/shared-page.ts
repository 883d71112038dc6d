// Pages that are the same for everyone without a login: rendered once in five minutes, then answered from the cache.
import type { Context } from 'hono'
import { MINUTE } from '#workers/contract/limits.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { hashedScripts } from './hashed-scripts.ts'
import type { AppEnv } from './types.ts'
import { LOGIN_COOKIE } from './viewer.ts'

const PAGES = /^\/(kundli|KundliMatch|panchang(\/[^/]+)?|horoscope(\/[^/]+\/[^/]+)?)(\.data)?$/
const GUESSING = /^\/(panchang(\.data)?$|horoscope)/
const ADDRESS_MAX = 500
// Days turn at a full quarter of an hour in every zone; no page outlives the turn of its place's day.
const KEPT = 5 * MINUTE

/** What the pages read of their queries, and what Remix asks for with their data. The rest makes no page of its own. */
const KNOWN = new Set(['place', 'place_id', 'date', 'clock', 'ayanamsa', 'sunrise', 'basis', 'unknown', '_routes'])

type Render = (nonce: string, request: Request) => Promise<Response>

/** Answers from the cache, or renders and keeps. `render` makes the page with a nonce for its scripts. */
export async function sharedPage(c: Context<AppEnv>, renderFor: Render): Promise<Response> {
  const nonce = base64Url(crypto.getRandomValues(new Uint8Array(16)))
  const shared = sharedUrl(c)
  if (shared === null) return renderFor(nonce, c.req.raw)
  const key = keyOf(c, shared)
  // HEAD is answered with the headers of the page.
  const request = new Request(new Request(shared, c.req.raw), { method: 'GET' })
  const render = (own: string) => renderFor(own, request)
  const { pages } = c.get('services')
  const { origin } = new URL(c.req.url)
  const kept = await pages.find(origin, key)
  if (kept) return answer(c, kept, 'hit')
  const rendered = await render(nonce)
  if (rendered.status !== 200 || rendered.headers.has('set-cookie')) return rendered
  const page = await shareable(rendered, nonce)
  if (!page) return render(nonce)
  c.executionCtx.waitUntil(pages.keep(origin, key, page.clone(), KEPT / 1000))
  return answer(c, page, 'miss')
}

/** The address of a page that is the same for everyone; null for a request that gets an answer of its own. */
function sharedUrl(c: Context<AppEnv>): URL | null {
  const url = new URL(c.req.url)
  const { pathname, search } = url
  if (!/^(GET|HEAD)$/.test(c.req.method) || !PAGES.test(pathname)) return null
  if (pathname.length + search.length > ADDRESS_MAX) return null
  if (c.req.header('authorization') || c.req.header('cookie')?.includes(`${LOGIN_COOKIE}=`)) return null
  for (const name of [...url.searchParams.keys()]) if (!KNOWN.has(name)) url.searchParams.delete(name)
  return url
}

/** What the page depends on. */
function keyOf(c: Context<AppEnv>, { pathname, search, searchParams }: URL): string {
  const { clock, local } = c.get('services')
  const cf = c.req.raw.cf
  // Without a place almanac and horoscope begin where the edge thinks the visitor is.
  const guess = !local && GUESSING.test(pathname) && !searchParams.get('place')
  const where = guess ? [cf?.country, cf?.city, cf?.latitude, cf?.longitude].join() : ''
  return `${Math.floor(clock.now() / KEPT)}/${encodeURIComponent(where)}${pathname}${search}`
}

/** The whole page under hashes instead of the nonce; null when rendering broke off within it. */
async function shareable(rendered: Response, nonce: string): Promise<Response | null> {
  const headers = new Headers(rendered.headers)
  headers.delete('cache-control')
  let body = await rendered.text()
  const policy = headers.get('content-security-policy')
  if (policy) {
    // React's mark of a boundary that failed.
    if (body.includes('<!--$!-->')) return null
    const { html, sources } = await hashedScripts(body, nonce)
    body = html
    headers.set('content-security-policy', policy.replace(`'nonce-${nonce}'`, sources.join(' ')))
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  headers.set('etag', `"${base64Url(new Uint8Array(digest).slice(0, 16))}"`)
  return new Response(body, { headers })
}

/** Browsers ask each time: after logging in the same address shows another page. */
function answer(c: Context<AppEnv>, page: Response, cache: 'hit' | 'miss'): Response {
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'cookie')
  if (c.get('services').local) headers.set('x-cache', cache)
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(headers.get('etag') ?? '')) return new Response(page.body, { headers })
  void page.body?.cancel()
  headers.delete('content-type')
  headers.delete('content-length')
  return new Response(null, { status: 304, headers })
}
