// Pages that are identical for all logged-out visitors: rendered once every few minutes, then served from the cache
// (docs/decisions/page-cache.md).
import type { Context } from 'hono'
import type { SharedPage } from '#workers/contract/content/shared-page.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { DAY, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { PageKey } from '#workers/gateways/page-cache.ts'
import { inThisLanguage } from '#workers/http/callers/language.ts'
import { hasLoginCookie } from '#workers/http/callers/login-cookie.ts'
import { limitPage } from '#workers/http/rate-limit.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'
import { hashedScripts } from './hashed-scripts.ts'

const ADDRESS_MAX = 500
// Minutes. In every time zone the date changes at a full quarter of an hour, so no cached page outlives its place's day.
const QUARTER = 15

/** The parameter in which Remix names the routes whose data it requests. */
const OF_REMIX = '_routes'

/** The lifetime (ms) of a page with a part that failed to load. */
const BRIEF = 10 * SECOND

type Render = (nonce: string, request: Request) => Promise<Response>

/** Serves the page from the cache, or renders and caches it. `renderFor` renders it with a nonce for its scripts. */
export async function sharedPage(c: Context<AppEnv>, renderFor: Render): Promise<Response> {
  const shared = c.get('address').route?.shared
  const url = shared ? sharedUrl(c, shared) : null
  if (!shared || !url) {
    await limitPage(c)
    return renderFor(newNonce(), c.req.raw)
  }
  const file = await contentFile(c, url)
  if (file) return answer(c, file, 'file')
  const wanted = await wantedPage(c, url, shared)
  const { pages } = c.get('services')
  const kept = await pages.find(wanted.key)
  if (kept) return answer(c, kept, 'hit')
  const [before, brief] = await Promise.all([wanted.before && pages.find(wanted.before), pages.find(wanted.brief)])
  if (before) {
    // One request of this isolate re-renders the page in the background; all are answered with the stale one.
    if (!brief && !renewing.has(wanted.key.name)) c.executionCtx.waitUntil(renew(c, wanted, renderFor))
    return answer(c, before, 'stale')
  }
  if (brief) return answer(c, brief, 'brief')
  await limitPage(c)
  return renderOrKept(c, wanted, renderFor)
}

/** The rendered page; if rendering fails, the day's last cached one. */
async function renderOrKept(c: Context<AppEnv>, wanted: Wanted, renderFor: Render): Promise<Response> {
  const keptToday = async () => wanted.today && c.get('services').pages.find(wanted.today)
  try {
    const { rendered, page } = await renderPage(c, wanted, renderFor)
    if (page) return answer(c, page, 'miss')
    const kept = rendered.status >= 500 && (await keptToday())
    if (!kept) return rendered
    await rendered.body?.cancel()
    return answer(c, kept, 'stale')
  } catch (error) {
    const kept = await keptToday()
    if (!kept) throw error
    logFailure({ event: 'page.failed', request_id: c.get('requestId'), path: wanted.url.pathname }, error)
    return answer(c, kept, 'stale')
  }
}

/** The page's static file, with its headers. A URL with a query has no static file. */
async function contentFile(c: Context<AppEnv>, { pathname, search }: URL): Promise<Response | null> {
  if (search) return null
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const found = await c.get('services').contentFiles.find(inThisLanguage(pathname), waitUntil)
  if (!found) return null
  const { body, etag, policy } = found
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, etag }
  return new Response(body, { headers })
}

const renewing = new Set<string>()

async function renew(c: Context<AppEnv>, wanted: Wanted, renderFor: Render): Promise<void> {
  renewing.add(wanted.key.name)
  try {
    await limitPage(c)
    const { rendered, page } = await renderPage(c, wanted, renderFor)
    await (page ?? rendered).body?.cancel()
  } catch (error) {
    // The next request renders the page and gets the error.
    logFailure({ event: 'page.failed', request_id: c.get('requestId'), path: wanted.url.pathname }, error)
  } finally {
    renewing.delete(wanted.key.name)
  }
}

/** Renders and caches the page. `page` is null if it cannot be cached; `rendered` is then the answer. */
async function renderPage(
  c: Context<AppEnv>,
  { url, key, brief, today, seconds }: Wanted,
  renderFor: Render,
): Promise<{ rendered: Response; page: Response | null }> {
  // HEAD is answered with the headers of GET.
  const render = (nonce: string) => renderFor(nonce, new Request(new Request(url, c.req.raw), { method: 'GET' }))
  const nonce = newNonce()
  c.set('lacksPart', false)
  const rendered = await render(nonce)
  if (rendered.status !== 200 || rendered.headers.has('set-cookie')) return { rendered, page: null }
  const page = await shareable(rendered, nonce)
  if (!page) return { rendered: await render(newNonce()), page: null }
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const { pages } = c.get('services')
  if (c.get('lacksPart')) {
    const whole = today && (await pages.find(today))
    return { rendered, page: await pages.keep(brief, whole ?? page, { seconds: BRIEF / SECOND, waitUntil }) }
  }
  if (today) await pages.keep(today, page.clone(), { seconds: DAY / SECOND, waitUntil })
  return { rendered, page: await pages.keep(key, page, { seconds, waitUntil }) }
}

const newNonce = () => base64Url(crypto.getRandomValues(new Uint8Array(16)))

/**
 * The address of a shared page, with the query parameters that it reads; null for a request that must be rendered separately.
 */
function sharedUrl(c: Context<AppEnv>, { query, computes = [] }: SharedPage): URL | null {
  const url = new URL(c.req.url)
  const { pathname, search } = url
  if (!/^(GET|HEAD)$/.test(c.req.method)) return null
  if (pathname.length + search.length > ADDRESS_MAX) return null
  if (c.req.header('authorization') || hasLoginCookie(c)) return null
  if (search) {
    if (computes.some((name) => url.searchParams.has(name))) return null
    const known = new Set([...query, OF_REMIX])
    const names = [...url.searchParams.keys()]
    for (const name of names) if (!known.has(name)) url.searchParams.delete(name)
  }
  return url
}

type Wanted = {
  url: URL
  key: PageKey
  /** The key of the previous time slot, if its page may still be served. */
  before: PageKey | null
  /** The key of a page with a failed part. */
  brief: PageKey
  /** The key of the day's last complete page (UTC), if the page itself names no day. */
  today: PageKey | null
  seconds: number
}

async function wantedPage(c: Context<AppEnv>, url: URL, shared: SharedPage): Promise<Wanted> {
  const { guessesPlace, showsPosts, timeless, minutes = 5 } = shared
  const { origin, pathname, search } = url
  const { clock, places, local } = c.get('services')
  const guess = !local && guessesPlace?.(url)
  const where = guess ? ((await places.near(c.req.raw.cf))?.id ?? '') : ''
  const version = await versionNow(c, Boolean(showsPosts))
  const now = clock.now()
  const slot = Math.floor(now / (minutes * MINUTE))
  const keyIn = (time: string) => ({
    origin,
    name: `${time}/${version}/${where}${inThisLanguage(pathname)}${search}`,
  })
  const turns = slot % (QUARTER / minutes) === 0
  return {
    url,
    key: keyIn(`${minutes}-${slot}`),
    before: turns ? null : keyIn(`${minutes}-${slot - 1}`),
    brief: keyIn(`brief-${Math.floor(now / BRIEF)}`),
    today: timeless ? keyIn(`day-${Math.floor(now / DAY)}`) : null,
    seconds: 2 * minutes * 60,
  }
}

/** If the version cannot be read: the last known one. */
async function versionNow(c: Context<AppEnv>, atOnce: boolean): Promise<number | 'unknown'> {
  const { contentVersion } = c.get('services')
  try {
    return await contentVersion({ atOnce })
  } catch (error) {
    logFailure({ event: 'part.failed', part: 'content version' }, error)
    return contentVersion({ atOnce: false }).catch(() => 'unknown' as const)
  }
}

/** The page with script hashes instead of the nonce; null when rendering failed midway. */
async function shareable(rendered: Response, nonce: string): Promise<Response | null> {
  const headers = new Headers(rendered.headers)
  headers.delete('cache-control')
  let body = await rendered.text()
  const policy = headers.get('content-security-policy')
  if (policy) {
    // React's marker of a failed boundary.
    if (body.includes('<!--$!-->')) return null
    const { html, sources } = await hashedScripts(body, nonce)
    body = html
    // The modules that an inline script imports have no hash. The policy allows their folder instead, which 'strict-dynamic'
    // would disable.
    headers.set('content-security-policy', policy.replace(`'nonce-${nonce}' 'strict-dynamic'`, sources.join(' ')))
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  headers.set('etag', `"${base64Url(new Uint8Array(digest).slice(0, 16))}"`)
  return new Response(body, { headers })
}

/**
 * Browsers must revalidate, because the same address shows another page after a login. Each request gets its own copy of the
 * page.
 */
function answer(c: Context<AppEnv>, page: Response, cache: 'file' | 'hit' | 'stale' | 'brief' | 'miss'): Response {
  const { headers } = page
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'cookie')
  if (c.get('services').local) headers.set('x-cache', cache)
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(headers.get('etag') ?? '')) return page
  void page.body?.cancel()
  headers.delete('content-type')
  headers.delete('content-length')
  return new Response(null, { status: 304, headers })
}
