// Secrets of the environment, validated before use.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Peppers, SigningKeys } from '#workers/domain/identity/index.ts'
import type { Env } from '../env.ts'

const encoder = new TextEncoder()

// Each token contains the key id: the newest key signs, and the previous one verifies while it is set.
export function signingKeys({ JWT_SECRET, JWT_KEY_ID, JWT_SECRET_PREVIOUS, JWT_KEY_ID_PREVIOUS }: Env): SigningKeys {
  const newest = { kid: JWT_KEY_ID ?? '1', secret: encoder.encode(secret(JWT_SECRET, 'JWT_SECRET')) }
  if (!JWT_SECRET_PREVIOUS) return [newest]
  return [newest, { kid: JWT_KEY_ID_PREVIOUS ?? '1', secret: encoder.encode(JWT_SECRET_PREVIOUS) }]
}

/** The first pepper creates codes, cookies and links; the previous and the next one verify them while they are set. */
export function peppersOf({ PEPPER, PEPPER_PREVIOUS, PEPPER_NEXT }: Env): Peppers {
  const others = Object.entries({ PEPPER_PREVIOUS, PEPPER_NEXT }).filter(([, value]) => value)
  return [secret(PEPPER, 'PEPPER'), ...others.map(([name, value]) => secret(value, name))]
}

/** Fingerprints of phones are stored permanently, so their key must not change when the pepper is replaced. */
export function phoneKeysOf(env: Env): Peppers {
  return env.PHONE_KEY ? [secret(env.PHONE_KEY, 'PHONE_KEY')] : peppersOf(env)
}

export function secret(value: string | undefined, name: string): string {
  if (!value || value.length < 32) throw new AppError('unavailable', { log: `${name} is missing or too short` })
  return value
}
