// One address for each page, so that limits, caches and rights look at the path that the screens answer. Reading requests are led to it.
// Addresses of programs have one spelling, but for the last slash.
import type { MiddlewareHandler } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import { AppError } from '#workers/contract/errors/errors.ts'
import { languageOfPath, pathIn } from '#workers/contract/text/language.ts'
import { pathAsSent } from '#workers/http/callers/language.ts'
import type { Address, AppEnv } from '#workers/http/types.ts'
import { pathOfSegments, segmentsOf } from './canonical-path.ts'
import type { PageRoutes } from './page-routes.ts'

/** The API, webhooks, sockets and files (SPEC 7 writes some of them with a slash at the end and some without). */
const OF_PROGRAMS: readonly string[] = ['api', 'webhooks', 'live', 'files']

/** A sign that needs no encoding and is encoded (RFC 3986, 2.3). Others may be written either way: clients differ. */
const NEEDLESS = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** Reads the address of the request once, for everything below. */
export function readAddress(pages: PageRoutes): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('address', addressOf(pathAsSent(c.req.url), pages))
    await next()
  }
}

type Answer = (request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext) => Response | Promise<Response>

/**
 * Redirects reading requests to the one address of a page; 404 for others, and for other spellings of a program's address. A screen
 * that leads on, to a place's or a post's own name, is answered for its exact address: no redirect leads to another.
 */
export function exactAddress(answerOf: Answer): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path, exact, route } = c.get('address')
    if (exact) return next()
    if (!route || !/^(GET|HEAD)$/.test(c.req.method)) throw new AppError('not_found')
    const url = new URL(path + new URL(c.req.url).search, c.req.url)
    const answer = await answerOf(new Request(url, c.req.raw), c.env, c.executionCtx as ExecutionContext)
    await answer.body?.cancel()
    // Data say where they lead with 202.
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

/** Remix's name of the home page, where its data is asked for. */
const ROOT = '/_root'
const DATA = /\.data$/i

/** Remix ends the address of a page's data with ".data". */
function withoutData(segments: readonly string[]): { page: readonly string[]; asksForData: boolean } {
  const last = segments.at(-1) ?? ''
  if (!DATA.test(last)) return { page: segments, asksForData: false }
  // Without it "..data" is no name.
  const page = segmentsOf(pathOfSegments([...segments.slice(0, -1), last.replace(DATA, '')]))
  return { page, asksForData: true }
}

const dataOf = (path: string): string => `${path === '/' ? ROOT : path}.data`
