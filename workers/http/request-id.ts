import type { MiddlewareHandler } from 'hono'
import { newId } from '#workers/contract/ports.ts'
import type { AppEnv } from './types.ts'

/** Gives each request an id, and writes one JSON line about it when it is done: no query, no secrets, no text. */
export function requestLog(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = Date.now()
    c.set('requestId', newId())
    await next()
    const line = {
      at: new Date(started).toISOString(),
      request_id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Date.now() - started,
      ip: c.req.header('cf-connecting-ip') ?? null,
      actor: c.get('viewer')?.userId ?? null,
      ray: c.req.header('cf-ray') ?? null,
    }
    console.log(JSON.stringify(line))
  }
}
