import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

/** Refuses socket upgrades of other sites: browsers always send an origin, and it must be this site. */
export function sameOrigin(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (!origin || !isOwn(c, origin)) throw new AppError('bad_origin')
    await next()
  }
}

/** Refuses posts from pages of other sites, because a screen accepts only its own forms. */
export function ownPosts(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method === 'POST' && isForeignPage(c)) throw new AppError('bad_origin')
    await next()
  }
}

/** True when the browser reports that a page of another site made this request. */
export function isForeignPage(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwn(c, origin)) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * True when the browser reports that our own page made this request, which a write authenticated by cookie requires
 * (docs/security.md).
 */
export function isOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if (origin !== undefined && !isOwn(c, origin)) return false
  return site ? site === 'same-origin' : origin !== undefined
}

/**
 * Compared with its scheme. A local server behind a tunnel receives http requests, and has its public address in the settings.
 */
function isOwn(c: Context<AppEnv>, origin: string): boolean {
  return origin === new URL(c.req.url).origin || origin === c.env.PUBLIC_BASE_URL
}
