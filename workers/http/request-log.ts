import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '../log.ts'
import { loggedNetwork } from './callers/networks.ts'
import type { AppEnv } from './types.ts'

/** The line of a request. The privacy policy names each field. */
export type RequestLine = {
  at: string
  request_id: string
  method: string
  /** Without its query and the seal of a link. */
  path: string
  status: number
  ms: number
  network: string | null
  /** An account's id. */
  actor: string | null
  /** Cloudflare's id of the request. */
  ray: string | null
}

/** Writes one JSON line about each request when it is done: no query, no secrets, no text, no full address. */
export function requestLog(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = Date.now()
    await next()
    const line: RequestLine = {
      at: new Date(started).toISOString(),
      request_id: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Date.now() - started,
      network: loggedNetwork(c),
      actor: c.get('viewer')?.userId ?? null,
      ray: c.req.header('cf-ray') ?? null,
    }
    console.log(JSON.stringify(line))
  }
}
