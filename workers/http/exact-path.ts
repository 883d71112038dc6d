// One address for each page: an address in other letter cases leads to the exact one, so that nothing is found twice. So do the
// names of files of content pages, and addresses that people shorten to the folder of their role's pages.
import type { MiddlewareHandler } from 'hono'
import { isContentPath } from '#workers/contract/content-pages.ts'
import { inThisLanguage } from './language.ts'
import type { AppEnv } from './types.ts'

type Route = { parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined }
type Routes = Readonly<Record<string, Route | undefined>>

/** Their addresses have lower-case names only; others hold ids, in which the case counts. */
const LOWER = /^\/(panchang|horoscope|festivals|topics)\//i

/** Below them stand pages; they themselves are none. /dashboard leads on to the role's first page. */
const SHORTENED = /^\/dashboard\/(user|astrologer|admin)\/?$/i

/** Redirects reading requests. `routes` are those of the built screens. */
export function exactPath(routes: Routes): MiddlewareHandler<AppEnv> {
  const exact = exactPaths(routes)
  return async (c, next) => {
    // Nearly every path is exact, and this one is at hand; a redirect goes by the path as it was written, with its encoded signs.
    if (exactOf(c.req.path, exact) === null || !/^(GET|HEAD)$/.test(c.req.method)) return next()
    const { pathname, search } = new URL(c.req.url)
    const right = exactOf(pathname, exact)
    return right === null ? next() : c.redirect(inThisLanguage(right) + search, 301)
  }
}

/** The exact path for one in other letter cases; null when it is exact, or no page of ours. */
export function exactOf(pathname: string, exact: ReadonlyMap<string, string>): string | null {
  const page = pathname.replace(/\.html$/, '')
  if (page !== pathname && isContentPath(page)) return page
  const lower = pathname.toLowerCase()
  if (SHORTENED.test(pathname)) return '/dashboard'
  const right = exact.get(lower) ?? (LOWER.test(pathname) ? lower : pathname)
  return right === pathname ? null : right
}

/** The paths without parameters, by their lower-case forms. */
export function exactPaths(routes: Routes): Map<string, string> {
  const paths = Object.values(routes).flatMap((route) => (route?.path ? [pathOf(route, routes)] : []))
  return new Map(paths.filter((path) => !/[:*]/.test(path)).map((path) => [path.toLowerCase(), path]))
}

function pathOf({ parentId, path }: Route, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined
  return `${parent ? pathOf(parent, routes) : ''}${path ? `/${path}` : ''}`
}
