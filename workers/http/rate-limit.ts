import type { Context, MiddlewareHandler } from 'hono'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import { readDeviceCookie } from './callers/device-cookie.ts'
import { readLoginCookie } from './callers/login-cookie.ts'
import { clientNetwork, networksOf } from './callers/networks.ts'
import type { AppEnv } from './types.ts'

/** Limits of a calculation by the tools' engine: a day takes some 20 ms, a chart 200. */
export const LIGHT_PER_MINUTE = 120
export const HEAVY_PER_MINUTE = 30

/**
 * Counts a page that is rendered for this request, by its route. A page that the tools' engine computes, and a form posted to
 * it, has the limits of the API; so has a shared page, because this answer is not cached. Others have a higher limit, because
 * they cost only a query or a render.
 */
export async function limitPage(c: Context<AppEnv>): Promise<void> {
  if (isThisMachine(c)) return
  const { route } = c.get('address')
  if (!route?.computes && !route?.shared) return countCheap(c, 'screen', accountOf(c))
  if (c.req.method === 'POST') await limitCaller(c, 'tool-form', HEAVY_PER_MINUTE)
  else if (route.computes === 'heavy') await limitCaller(c, 'heavy-page', HEAVY_PER_MINUTE)
  else await limitCaller(c, 'page', LIGHT_PER_MINUTE)
}

/** Counts attempts per minute of an account, or of the network without a login. */
export async function limitCaller(c: Context<AppEnv>, name: string, limit: number): Promise<void> {
  const { viewer } = c.var
  if (viewer) await c.get('services').limit(name, viewer.userId, limit, MINUTE)
  else await limitByAddress(c, name, limit, MINUTE)
}

function accountOf(c: Context<AppEnv>): string {
  const { viewer } = c.var
  return viewer ? `account:${viewer.userId}` : clientNetwork(c)
}

/** Writes of one account per minute, over all endpoints and forms. */
const WRITES_PER_MINUTE = 120
const ADMIN_WRITES_PER_MINUTE = 1200

/** Counts a write of a logged-in client; frames of sockets have their own limits. */
export async function limitWrites(c: Context<AppEnv>): Promise<void> {
  const { viewer } = c.var
  if (!viewer) return
  const limit = viewer.role === 'admin' ? ADMIN_WRITES_PER_MINUTE : WRITES_PER_MINUTE
  try {
    await c.get('services').limit('writes', viewer.userId, limit, MINUTE)
  } catch (error) {
    const { code, details } = isAppError(error) ? error : { code: null, details: {} }
    if (code !== 'rate_limited') throw error
    const { retryAfter = MINUTE / SECOND } = details
    throw new AppError(code, { retryAfter, problem: problem('too_many_writes', { seconds: retryAfter }) })
  }
}

/**
 * For public and cheap requests: 300 per minute and network for each `name`, counted in the data centre without a Durable
 * Object. https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/
 */
export function limitCheap(name: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countCheap(c, name)
    await next()
  }
}

/** Counts one call of a cheap part of an endpoint, by the client's network unless `who` is given. */
export async function countCheap(c: Context<AppEnv>, name: string, who = clientNetwork(c)): Promise<void> {
  if (isThisMachine(c)) return
  const { success } = await c.env.PUBLIC_LIMIT.limit({ key: `${name}:${who}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: 60 })
}

/**
 * Counts a request that every open page makes automatically. Thousands of clients may share one address of a mobile network, so
 * a network has a high limit, and each logged-in browser in it has the usual one.
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

/** Replaces a cookie in keys, where its value must not be readable. */
async function keyOf(cookie: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))
  return base64Url(new Uint8Array(digest).slice(0, 12))
}

// Exempts the machine itself, because benchmarks and tests load thousands of pages. Cloudflare's clients never have this
// address.
function isThisMachine(c: Context<AppEnv>): boolean {
  return /^(127\.|::1$)/.test(c.req.header('cf-connecting-ip') ?? '127.')
}

/** Attempts of one network, and of one device with an earlier login on any network. */
type Tries = { limit: number; windowMs: number }

/**
 * Counts an attempt under `name` for the network, or separately for a known device, so that other clients cannot use up its
 * attempts. `email`: the device must belong to this account.
 */
export async function limitTries(
  c: Context<AppEnv>,
  name: string,
  { limit, windowMs, email }: Tries & { email?: string },
): Promise<void> {
  const { identity, limit: hit } = c.get('services')
  const cookie = readDeviceCookie(c) ?? null
  const device = await identity.knownDevice({ cookie, ...(email === undefined ? {} : { email }) })
  if (device) await hit(`${name}-known`, device, limit, windowMs)
  else await limitByAddress(c, name, limit, windowMs)
}

/**
 * Counts a password attempt for its network. Beyond the limit a known device needs a proof of work instead of being refused
 * (`guess-limits.ts`).
 */
export async function limitPassword(c: Context<AppEnv>, email: string): Promise<void> {
  const cookie = readDeviceCookie(c) ?? null
  if (await c.get('services').identity.knownDevice({ cookie, email })) return
  await limitByAddress(c, 'login', LOGINS.limit, LOGINS.windowMs)
}

/** Logins of a network, by any method. */
export const LOGINS: Tries = { limit: 60, windowMs: 15 * MINUTE }

/**
 * Counts one attempt under `name` for this client; throws 429 with Retry-After beyond `limit` in `windowMs`. A customer may own
 * many IPv6 networks: a /56 has four times the limit, a /48 sixteen times.
 */
export async function limitByAddress(c: Context<AppEnv>, name: string, limit: number, windowMs: number): Promise<void> {
  const now = c.get('services').clock.now()
  for (const { key, times } of networksOf(c.req.header('cf-connecting-ip') ?? 'unknown')) {
    const counter = c.env.RATE_COUNTER.getByName(`${name}:${key}`)
    const hit = await withEffectTimeout(counter.hit({ limit: limit * times, windowMs, now }), 'counter')
    if (!hit.ok) throw new AppError('rate_limited', { retryAfter: hit.retryAfter })
  }
}
