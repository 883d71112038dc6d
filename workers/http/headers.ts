import type { MiddlewareHandler } from 'hono'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { takeBrowserReports } from '#workers/contract/api/routes.ts'
import type { AppEnv } from './types.ts'

const EVERYWHERE: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page that opened ours, or that ours opened, cannot reach into it.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Where browsers report what the policy of a page refused. */
const REPORTING = `reports="${apiPath(takeBrowserReports)}"`

/** Headers that the middleware would add to a plain answer of the API. */
export const PLAIN_API_HEADERS: Record<string, string> = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': API_POLICY,
}

/** Security headers on every answer, except upgrades: the headers of a 101 can't be changed. */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status === 101) return
    try {
      addTo(c.res.headers, c.req.path)
    } catch {
      // The headers of an answer that came from elsewhere (a file, a Durable Object) cannot be changed.
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
  // Private until its handler says otherwise, the data of screens included.
  add('cache-control', 'no-store')
  // Photos and plates of posts are shown by feed readers and link previews.
  add('cross-origin-resource-policy', path.startsWith('/files/') ? 'cross-origin' : 'same-origin')
  if (headers.get('content-type')?.startsWith('text/html')) add('reporting-endpoints', REPORTING)
  if (path.startsWith('/api/')) add('content-security-policy', API_POLICY)
}
