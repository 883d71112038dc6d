// Identifies the viewer: by bearer token for /api, by login cookie for screens, GET requests of files, and the service worker.
import type { Context, MiddlewareHandler } from 'hono'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'
import { readLoginCookie } from './login-cookie.ts'
import { isOwnPage } from './origin.ts'

const FILE_PATHS =
  /^\/api\/(consultations\/[^/]+\/(files\/[^/]+|receipt)|users\/export\/file|dashboard\/reports\/[^/]+\/file|birth-profiles\/export)\/?$/

/** The service worker has no token when it registers the subscription with which the browser replaced an old one. */
const SERVICE_WORKER_PATHS = /^\/api\/calls\/notifications\/renew_device\/?$/

export function resolveViewer(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('viewer', null)
    c.set('viewerError', null)
    if (c.req.path.startsWith('/api/')) await byBearer(c)
    else await byCookie(c)
    await next()
  }
}

async function byBearer(c: Context<AppEnv>): Promise<void> {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) {
    try {
      c.set('viewer', await c.get('services').identity.viewerOfToken(token))
    } catch (error) {
      if (!isAppError(error)) throw error
      c.set('viewerError', error)
    }
  } else if ((c.req.method === 'GET' ? FILE_PATHS : SERVICE_WORKER_PATHS).test(c.req.path)) await byCookie(c)
}

async function byCookie(c: Context<AppEnv>): Promise<void> {
  const cookie = readLoginCookie(c)
  if (!cookie) return
  try {
    c.set('viewer', await viewerOf(c, cookie))
  } catch (error) {
    logFailure({ event: 'viewer.unread', request_id: c.get('requestId') }, error)
    c.set('viewerError', new AppError('unavailable'))
  }
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  const mayBeSomebody = c.get('viewer') !== null || c.get('viewerError') !== null
  if (mayBeSomebody && !reads && !isOwnPage(c)) throw new AppError('bad_origin')
}

/** A failed read is retried once, but not a timeout, which has already taken long enough. */
async function viewerOf(c: Context<AppEnv>, cookie: string): Promise<Viewer | null> {
  const { identity } = c.get('services')
  try {
    return await identity.viewerOfCookie(cookie)
  } catch (error) {
    if (isAppError(error)) throw error
    return identity.viewerOfCookie(cookie)
  }
}
