import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

/** Sockets are opened by our own pages only: a browser always names its origin, and it must be this site. */
export function sameOrigin(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (!origin || !isOwn(c, origin)) throw new AppError('bad_origin')
    await next()
  }
}

/** Refuses posts of other sites' pages: a screen takes those of its own forms only. */
export function ownPosts(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method === 'POST' && isForeignPage(c)) throw new AppError('bad_origin')
    await next()
  }
}

/** True when the browser says that another site's page made this request. */
export function isForeignPage(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwn(c, origin)) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** True when the browser says that a page of ours made this request: a write that a cookie authenticates (RELIABILITY 3, row 16). */
export function isOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if (origin !== undefined && !isOwn(c, origin)) return false
  return site ? site === 'same-origin' : origin !== undefined
}

/** With its scheme. A local server behind a tunnel is asked over http, and has the public address in its settings. */
function isOwn(c: Context<AppEnv>, origin: string): boolean {
  return origin === new URL(c.req.url).origin || origin === c.env.PUBLIC_BASE_URL
}
