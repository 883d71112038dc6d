// Storage and tokens for tests of the browser's session.
import type { KeyStore } from '#app/login-state/login-storage.ts'

export function memoryStore(start: Record<string, string> = {}): KeyStore & { values: Map<string, string> } {
  const values = new Map(Object.entries(start))
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A token of `sub` that expires at `exp` (ms), unsigned: the browser never verifies. Null: a token without an expiry. */
export function tokenUntil(exp: number | null, sub = 'u1'): string {
  const payload = { sub, ...(exp === null ? {} : { exp: exp / 1000 }) }
  return `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`
}

export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

/** Web Locks in small: one at a time, in order. */
export function lock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => null)
    return mine
  }
}
