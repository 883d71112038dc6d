// Passwords as scrypt hashes: N=2^15, r=8, p=3. A hash blocks its isolate for some 190 ms, so it runs in
// realtime/counters/password-hasher.do.ts.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The port to the Durable Objects that hash. Both methods throw busy_hashing. */
export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * A null hash (no such account) takes the same time and is false. `rehash`: the hash was made with a cost other than the
   * current one.
   */
  verify(password: string, hash: string | null): Promise<{ ok: boolean; rehash: boolean }>
}

/** The cost of a hash: https://datatracker.ietf.org/doc/html/rfc7914#section-2. */
export type HashCost = { N: number; r: number; p: number }

export const PASSWORD_COST: HashCost = { N: 2 ** 15, r: 8, p: 3 }
/** For local builds in tests, which log in hundreds of times: 3 ms instead of 190. */
export const CHEAP_PASSWORD_COST: HashCost = { N: 2 ** 10, r: 8, p: 1 }
const KEY_BYTES = 32
// scrypt needs 128 × N × r bytes, 32 MiB here, which Node's default limit does not permit.
const MAX_MEMORY = 64 * 1024 * 1024

function derive(password: string, salt: Uint8Array, { N, r, p }: HashCost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // NFKC makes the same password equal when it is typed on another keyboard.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** The hash of a password with a new salt: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16)
  return stored(cost, encode(salt), encode(await derive(password, salt, cost)))
}

function stored({ N, r, p }: HashCost, salt: string, key: string): string {
  return ['scrypt', N, r, p, salt, key].join('$')
}

/**
 * True if the password matches the hash. A null hash (no such account) takes the same time and is false. `rehash` is true if
 * the hash was made with a cost other than `cost`.
 */
export async function verifyPassword(
  password: string,
  { hash, cost }: { hash: string | null; cost: HashCost },
): Promise<{ ok: boolean; rehash: boolean }> {
  // For an unknown account the password is compared with a dummy hash, which takes the same time.
  const nobody = () => stored(cost, 'A'.repeat(22), 'A'.repeat(43))
  const [scheme, N, r, p, salt, key] = (hash ?? nobody()).split('$')
  if (scheme !== 'scrypt' || !salt || !key) return { ok: false, rehash: false }
  const its = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, decode(salt), its)
  const expected = decode(key)
  const ok = hash !== null && expected.length === derived.length && timingSafeEqual(expected, derived)
  return { ok, rehash: ok && (cost.N !== its.N || cost.r !== its.r || cost.p !== its.p) }
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

function decode(text: string): Uint8Array {
  return Buffer.from(text, 'base64url')
}
