// Pages that look the same for every logged-out visitor: rendered once in five minutes, then served from the cache.
import type { Context } from 'hono'
import { MINUTE } from '#workers/contract/durations.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { hashedScripts } from './hashed-scripts.ts'
import { hasLoginCookie } from './login-cookie.ts'
import { limitComputing } from './rate-limit.ts'
import type { SharedRoute } from './shared-routes.ts'
import type { AppEnv } from './types.ts'

const ADDRESS_MAX = 500
// In every time zone the day changes at a full quarter of an hour; no cached page outlives its place's day.
const KEPT = 5 * MINUTE

// A file that is computed for each request.
const CALENDAR = /^\/(panchang\/[^/]+|muhurta)\/calendar\.ics$/

/** Remix names the routes whose data it wants. */
const OF_REMIX = '_routes'

type Render = (nonce: string, request: Request) => Promise<Response>

/** Serves the page from the cache, or renders and caches it. `render` makes the page with a nonce for its scripts. */
export async function sharedPage(
  c: Context<AppEnv>,
  routes: readonly SharedRoute[],
  renderFor: Render,
): Promise<Response> {
  const nonce = base64Url(crypto.getRandomValues(new Uint8Array(16)))
  const route = routes.find(({ pattern }) => pattern.test(new URL(c.req.url).pathname))
  const shared = route ? sharedUrl(c, route) : null
  if (!route || !shared) {
    if (route || CALENDAR.test(c.req.path)) await limitComputing(c)
    return renderFor(nonce, c.req.raw)
  }
  const key = await keyOf(c, shared, route)
  // HEAD is answered with the headers of the page.
  const request = new Request(new Request(shared, c.req.raw), { method: 'GET' })
  const render = (own: string) => renderFor(own, request)
  const { pages } = c.get('services')
  const { origin } = new URL(c.req.url)
  const kept = await pages.find(origin, key)
  if (kept) return answer(c, kept, 'hit')
  await limitComputing(c)
  const rendered = await render(nonce)
  if (rendered.status !== 200 || rendered.headers.has('set-cookie')) return rendered
  const page = await shareable(rendered, nonce)
  if (!page) return render(nonce)
  c.executionCtx.waitUntil(pages.keep(origin, key, page.clone(), KEPT / 1000))
  return answer(c, page, 'miss')
}

/** The cache key of a shared page; null for a request that must be rendered by itself. */
function sharedUrl(c: Context<AppEnv>, { query }: SharedRoute): URL | null {
  const url = new URL(c.req.url)
  const { pathname, search } = url
  if (!/^(GET|HEAD)$/.test(c.req.method)) return null
  if (pathname.length + search.length > ADDRESS_MAX) return null
  if (c.req.header('authorization') || hasLoginCookie(c)) return null
  const known = new Set([...query, OF_REMIX])
  for (const name of [...url.searchParams.keys()]) if (!known.has(name)) url.searchParams.delete(name)
  return url
}

/** The values on which the page depends. */
async function keyOf(c: Context<AppEnv>, url: URL, { guessesPlace, showsPosts }: SharedRoute): Promise<string> {
  const { pathname, search } = url
  const { clock, local, contentVersion } = c.get('services')
  const cf = c.req.raw.cf
  const guess = !local && guessesPlace?.(url)
  const where = guess ? [cf?.country, cf?.city, cf?.latitude, cf?.longitude].join() : ''
  const version = showsPosts ? await contentVersion() : ''
  return `${Math.floor(clock.now() / KEPT)}/${version}/${encodeURIComponent(where)}${pathname}${search}`
}

/** The page with script hashes instead of the nonce; null when rendering failed half-way. */
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

/** Browsers must revalidate: after logging in, the same address shows another page. */
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
