import type { Context } from 'hono'
import { AppError } from '#workers/contract/errors.ts'
import type { AppEnv } from './types.ts'

/** The key of rate limits without a login: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(c: Context<AppEnv>): string {
  const address = c.req.header('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? expandIpv6(address).slice(0, 4).join(':') : address
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...gap, ...end]
}

/** Counts one attempt under `name` for this client; throws 429 with Retry-After past `limit` in `windowMs`. */
export async function limitByAddress(c: Context<AppEnv>, name: string, limit: number, windowMs: number): Promise<void> {
  const counter = c.env.RATE_COUNTER.getByName(`${name}:${clientNetwork(c)}`)
  const hit = await counter.hit(limit, windowMs, c.get('services').clock.now())
  if (!hit.ok) throw new AppError('rate_limited', { retryAfter: hit.retryAfter })
}
