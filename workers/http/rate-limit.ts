import type { Context, MiddlewareHandler } from 'hono'
import { MINUTE } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { withinLimit } from '../effect-limit.ts'
import { readLoginCookie } from './login-cookie.ts'
import { clientNetwork, networksOf } from './networks.ts'
import type { AppEnv } from './types.ts'

/** A calculation of the tools' engine: a day takes some 20 ms, a chart 200. */
export const LIGHT_PER_MINUTE = 120
export const HEAVY_PER_MINUTE = 30

/** A page that is computed by the tools' engine, a posted form that is: as many as the API takes. */
export async function limitComputing(c: Context<AppEnv>): Promise<void> {
  if (isThisMachine(c)) return
  if (c.req.method === 'POST') await limitByAddress(c, 'tool-form', HEAVY_PER_MINUTE, MINUTE)
  else await limitByAddress(c, 'page', LIGHT_PER_MINUTE, MINUTE)
}

/**
 * For what is public and cheap: 300 a minute and network for each `name`, counted in the data centre without a Durable
 * Object. https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/
 */
export function limitCheap(name: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countCheap(c, name)
    await next()
  }
}

/** Counts one call of a cheap part of an endpoint. */
export async function countCheap(c: Context<AppEnv>, name: string): Promise<void> {
  if (isThisMachine(c)) return
  const { success } = await c.env.PUBLIC_LIMIT.limit({ key: `${name}:${clientNetwork(c)}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: 60 })
}

/**
 * Counts a request that every open page makes by itself. Thousands may share one address of a mobile network: a network has a
 * high limit, and within it a browser that is logged in has the usual one for itself.
 */
export async function countShared(c: Context<AppEnv>, name: string): Promise<void> {
  if (isThisMachine(c)) return
  const network = clientNetwork(c)
  const cookie = readLoginCookie(c)
  const counts = [c.env.NETWORK_LIMIT.limit({ key: `${name}:${network}` })]
  if (cookie) counts.push(c.env.PUBLIC_LIMIT.limit({ key: `${name}:${network}:${await keyOf(cookie)}` }))
  if ((await Promise.all(counts)).some(({ success }) => !success))
    throw new AppError('rate_limited', { retryAfter: 60 })
}

/** Stands for a cookie where it must not be readable. */
async function keyOf(cookie: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))
  return base64Url(new Uint8Array(digest).slice(0, 12))
}

// Benches and tests load pages by the thousand. No client of Cloudflare's has this address.
function isThisMachine(c: Context<AppEnv>): boolean {
  return /^(127\.|::1$)/.test(c.req.header('cf-connecting-ip') ?? '127.')
}

/**
 * Counts one attempt under `name` for this client; throws 429 with Retry-After past `limit` in `windowMs`. A customer may
 * own many IPv6 networks: a /56 has four times the limit, a /48 sixteen times.
 */
export async function limitByAddress(c: Context<AppEnv>, name: string, limit: number, windowMs: number): Promise<void> {
  const now = c.get('services').clock.now()
  for (const { key, times } of networksOf(c.req.header('cf-connecting-ip') ?? 'unknown')) {
    const counter = c.env.RATE_COUNTER.getByName(`${name}:${key}`)
    const hit = await withinLimit(counter.hit({ limit: limit * times, windowMs, now }), 'counter')
    if (!hit.ok) throw new AppError('rate_limited', { retryAfter: hit.retryAfter })
  }
}
