import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './types.ts'

const SHARED: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page that opened ours, or that ours opened, cannot reach into it.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
}

/** Security headers on every answer, except upgrades: the headers of a 101 can't be changed. */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status === 101) return
    const headers = new Headers(c.res.headers)
    for (const [name, value] of Object.entries(SHARED)) if (!headers.has(name)) headers.set(name, value)
    // Private until its handler says otherwise, the data of screens included.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    // Photos and plates of posts are shown by feed readers and link previews.
    const isPicture = c.req.path.startsWith('/files/')
    if (!headers.has('cross-origin-resource-policy'))
      headers.set('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin')
    if (c.req.path.startsWith('/api/')) {
      if (!headers.has('content-security-policy'))
        headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    c.res = new Response(c.res.body, { status: c.res.status, headers })
  }
}
