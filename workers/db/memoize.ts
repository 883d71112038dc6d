import type { Db } from './client.ts'

/**
 * A read that every page repeats, kept in this isolate for `ttl` ms. The value is kept, never the promise: workerd does
 * not let a request wait for the I/O of another one.
 */
export function memoize<Value>(read: (db: Db) => Promise<Value>, ttl: number) {
  let kept: { at: number; value: Value } | null = null
  return async (db: Db, now: number): Promise<Value> => {
    if (kept && now - kept.at < ttl && now >= kept.at) return kept.value
    const value = await read(db)
    kept = { at: now, value }
    return value
  }
}
