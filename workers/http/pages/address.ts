// Gives each page one address, so that limits, caches and permissions see the path that the screens answer. GET and HEAD
// requests are redirected to it. Addresses of programs have one spelling, apart from the trailing slash.
import type { MiddlewareHandler } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import { AppError } from '#workers/contract/errors/errors.ts'
import { languageOfPath, pathIn } from '#workers/contract/text/language.ts'
import { pathAsSent } from '#workers/http/callers/language.ts'
import type { Address, AppEnv } from '#workers/http/types.ts'
import { pathOfSegments, segmentsOf } from './canonical-path.ts'
import type { PageRoutes } from './page-routes.ts'

/**
 * The API, webhooks, sockets and files. Some of the API's paths are specified with a trailing slash and some without, so both
 * are accepted.
 */
const OF_PROGRAMS: readonly string[] = ['api', 'webhooks', 'live', 'files']

/**
 * A percent-encoded character that needs no encoding (RFC 3986, 2.3). Others are accepted in both forms, because clients
 * differ.
 */
const NEEDLESS = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** Parses the address of the request once for all later middleware. */
export function readAddress(pages: PageRoutes): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('address', addressOf(pathAsSent(c.req.url), pages))
    await next()
  }
}

type Answer = (request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext) => Response | Promise<Response>

/**
 * Redirects GET and HEAD requests to the canonical address of a page; 404 for other methods, and for other spellings of a
 * program's address. If the canonical page itself redirects, such as to the URL of a place or post, its redirect is returned,
 * so that no redirect leads to another.
 */
export function exactAddress(answerOf: Answer): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path, exact, route } = c.get('address')
    if (exact) return next()
    if (!route || !/^(GET|HEAD)$/.test(c.req.method)) throw new AppError('not_found')
    const url = new URL(path + new URL(c.req.url).search, c.req.url)
    const answer = await answerOf(new Request(url, c.req.raw), c.env, c.executionCtx as ExecutionContext)
    await answer.body?.cancel()
    // Remix sends redirects of data requests with status 202, which are not followed here.
    const onwards = answer.status >= 300 && answer.status < 400 && answer.headers.get('location')
    return onwards
      ? c.redirect(onwards, answer.status as RedirectStatusCode)
      : c.redirect(url.pathname + url.search, 301)
  }
}

export function addressOf(sent: string, pages: PageRoutes): Address {
  const segments = segmentsOf(sent)
  const [first = ''] = segments
  if (OF_PROGRAMS.includes(first.toLowerCase())) return { path: sent, exact: isPlain(sent, segments), route: null }
  const { page, asksForData } = withoutData(segments)
  const { language, path: english } = languageOfPath(pathOfSegments(page))
  const { path, route } = pages(asksForData && english === ROOT ? '/' : english)
  const exact = pathIn(language, asksForData ? dataOf(path) : path)
  return { path: exact, exact: exact === sent, route }
}

function isPlain(sent: string, segments: readonly string[]): boolean {
  const [first = ''] = segments
  const slashes = sent.replace(/\/$/, '').split('/').length - 1
  return OF_PROGRAMS.includes(first) && slashes === segments.length && !NEEDLESS.test(sent)
}

/** Remix's data path of the home page. */
const ROOT = '/_root'
const DATA = /\.data$/i

/** Remix appends ".data" to the path of a page's data. */
function withoutData(segments: readonly string[]): { page: readonly string[]; asksForData: boolean } {
  const last = segments.at(-1) ?? ''
  if (!DATA.test(last)) return { page: segments, asksForData: false }
  // Dot segments are dropped again, because removing ".data" may leave "..".
  const page = segmentsOf(pathOfSegments([...segments.slice(0, -1), last.replace(DATA, '')]))
  return { page, asksForData: true }
}

const dataOf = (path: string): string => `${path === '/' ? ROOT : path}.data`
