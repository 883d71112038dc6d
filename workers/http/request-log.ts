import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '../log.ts'
import { loggedNetwork } from './callers/networks.ts'
import type { AppEnv } from './types.ts'

/** The log line of a request. The privacy policy names each field. */
export type RequestLine = {
  at: string
  request_id: string
  method: string
  /** Without the query and the signature in a link. */
  path: string
  status: number
  ms: number
  network: string | null
  /** The id of the account. */
  actor: string | null
  /** Cloudflare's id of the request. */
  ray: string | null
}

/** Writes one JSON line per finished request: no query, no secrets, no text, no full address. */
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
