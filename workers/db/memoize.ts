import type { Db } from './client.ts'

/**
 * Caches a read that every page repeats for `ttl` ms in this isolate. It caches the value instead of the promise, because
 * workerd does not let a request await the I/O of another request.
 * https://developers.cloudflare.com/workers/observability/errors/#cannot-perform-io-on-behalf-of-a-different-request
 */
export function memoize<Value>(read: (db: Db, now: number) => Promise<Value>, ttl: number) {
  let kept: { at: number; value: Value } | null = null
  async function remembered(db: Db, now: number): Promise<Value> {
    if (kept && now - kept.at < ttl && now >= kept.at) return kept.value
    const value = await read(db, now)
    kept = { at: now, value }
    return value
  }
  /** The last cached value of any age; null before the first read and after a change by this isolate. */
  const last = (): Value | null => kept?.value ?? null
  /** Clears the cache after this isolate has changed the value. */
  function forget(): void {
    kept = null
  }
  return Object.assign(remembered, { forget, last })
}
