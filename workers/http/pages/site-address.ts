// The site has one address. Mails, links and signatures contain it, so no header of a request may determine it.
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

const LOOPBACK = /^(127\.0\.0\.1|localhost)$/

/** In production: 503 while PUBLIC_BASE_URL is missing, and a redirect from any other host. Exported with `local` for tests. */
export function oneAddress(local = __LOCAL__): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (local) return next()
    const base = c.env.PUBLIC_BASE_URL
    if (!base) throw new AppError('unavailable', { log: 'PUBLIC_BASE_URL is missing (docs/deployment.md)' })
    const [asked, own] = [new URL(c.req.url), new URL(base)]
    // Webhooks are signed for our address and sent to it, and a redirect would lose their body. Cloudflare routes no loopback
    // host to us, so only a build on a developer's machine receives one.
    if (asked.host === own.host || c.req.path.startsWith('/webhooks/') || LOOPBACK.test(asked.hostname)) return next()
    return c.redirect(own.origin + c.get('address').path + asked.search, 308)
  }
}
