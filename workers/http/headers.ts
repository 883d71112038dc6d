import type { MiddlewareHandler } from 'hono'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { takeBrowserReports } from '#workers/contract/api/routes.ts'
import type { AppEnv } from './types.ts'

const EVERYWHERE: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Isolates our pages from pages of other sites that opened them, or that they opened.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The endpoint to which browsers report violations of the Content Security Policy. */
const REPORTING = `reports="${apiPath(takeBrowserReports)}"`

/** Headers that the middleware would add to a plain answer of the API. */
export const PLAIN_API_HEADERS: Record<string, string> = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': API_POLICY,
}

/** Adds security headers to every answer except upgrades, because the headers of a 101 cannot be changed. */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status === 101) return
    try {
      addTo(c.res.headers, c.req.path)
    } catch {
      // Copied, because the headers of an answer from elsewhere (a file, a Durable Object) are immutable.
      const headers = new Headers(c.res.headers)
      addTo(headers, c.req.path)
      c.res = new Response(c.res.body, { status: c.res.status, headers })
    }
  }
}

function addTo(headers: Headers, path: string): void {
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  for (const [name, value] of Object.entries(EVERYWHERE)) add(name, value)
  // Private by default, including the data of screens.
  add('cache-control', 'no-store')
  // Feed readers and link previews show photos and pictures of posts.
  add('cross-origin-resource-policy', path.startsWith('/files/') ? 'cross-origin' : 'same-origin')
  if (headers.get('content-type')?.startsWith('text/html')) add('reporting-endpoints', REPORTING)
  if (path.startsWith('/api/')) add('content-security-policy', API_POLICY)
}
