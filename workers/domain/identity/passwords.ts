// Passwords as scrypt hashes (RELIABILITY 3, row 12): N=2^15, r=8, p=3, one at a time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#workers/contract/errors.ts'

const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32
// scrypt needs 128 × N × r bytes, 32 MiB here; Node's default limit is exactly too small.
const MAX_MEMORY = 64 * 1024 * 1024
const MAX_WAITING = 8

let waiting = 0
let tail: Promise<unknown> = Promise.resolve()

// One hash blocks its isolate for about 190 ms, so hashes are queued; when the queue is full, the answer is 429.
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) return Promise.reject(new AppError('busy_hashing', { retryAfter: 2 }))
  waiting += 1
  const result = tail.then(work).finally(() => {
    waiting -= 1
  })
  tail = result.catch(() => undefined)
  return result
}

function derive(password: string, salt: Uint8Array, { N, r, p }: typeof COST): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // NFKC, so that the same password typed on another keyboard is the same.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** The hash of a password with a new salt: `scrypt$N$r$p$salt$key`, both in base64url. Throws busy_hashing. */
export async function hashPassword(password: string, salt: Uint8Array = randomBytes(16)): Promise<string> {
  const key = await inLine(() => derive(password, salt, COST))
  return ['scrypt', COST.N, COST.r, COST.p, encode(salt), encode(key)].join('$')
}

// Compared for unknown accounts, so that they take as long as known ones.
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether the password belongs to the hash. Null (no such account) takes the same time and is false.
 * `rehash` is true when the hash was made at another cost. Throws busy_hashing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<{ ok: boolean; rehash: boolean }> {
  const [scheme, N, r, p, salt, key] = (hash ?? NOBODY).split('$')
  if (scheme !== 'scrypt' || !salt || !key) return { ok: false, rehash: false }
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await inLine(() => derive(password, decode(salt), cost))
  const expected = decode(key)
  const ok = hash !== null && expected.length === derived.length && timingSafeEqual(expected, derived)
  return { ok, rehash: ok && (cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p) }
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

function decode(text: string): Uint8Array {
  return Buffer.from(text, 'base64url')
}
