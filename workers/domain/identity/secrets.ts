// Opaque secrets of identity: refresh tokens, cookies, one-time codes. Only their hashes are stored.
import { timingSafeEqual } from 'node:crypto'
import { base64Url } from '#workers/contract/ports.ts'

/** Random bytes, injected so that tests can choose them. */
export type RandomBytes = (length: number) => Uint8Array

/** The first pepper creates new values; the previous one still verifies the values that it created. */
export type Peppers = readonly [string, ...string[]]

const encoder = new TextEncoder()

/** A 256-bit secret, base64url, such as a refresh token. */
export function newSecret(random: RandomBytes): string {
  return base64Url(random(32))
}

/** The stored form of a secret: its SHA-256, base64url. The secret has 256 bits, so no salt is needed. */
export async function hashSecret(secret: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(secret))))
}

/**
 * The only successor of a refresh token: its HMAC-SHA-256 under the pepper. It is deterministic, so that tabs that refresh at
 * the same moment get one token although only hashes are stored.
 */
export async function successorOf(refreshToken: string, pepper: string): Promise<string> {
  return base64Url(await hmac(pepper, `refresh:${refreshToken}`))
}

/** The refresh token that replaces another one of which only the hash is known, for a browser that has only the cookie. */
export async function replacementOf(tokenHash: string, pepper: string): Promise<string> {
  return base64Url(await hmac(pepper, `session:${tokenHash}`))
}

/** The cookie of a login: opaque, 256 bits, derived again at each refresh, so that only its hash is stored. */
export async function cookieOf(loginId: string, pepper: string): Promise<string> {
  return base64Url(await hmac(pepper, `cookie:${loginId}`))
}

/** Signs the cookie of a device for one account and the hash of its password. */
export async function deviceMac(of: {
  accountId: string
  password: string
  device: string
  pepper: string
}): Promise<string> {
  return base64Url(await hmac(of.pepper, `device:${of.accountId}:${of.device}:${of.password}`))
}

/** Signs a challenge for one address (or number). */
export async function proofMac(of: { subject: string; terms: string; pepper: string }): Promise<string> {
  return base64Url(await hmac(of.pepper, `proof:${of.subject}:${of.terms}`))
}

/** A one-time code: six digits, uniformly distributed (values beyond the last whole million are drawn again). */
export function newCode(random: RandomBytes): string {
  const whole = 4_294_000_000
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(4)
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (value < whole) return String(value % 1_000_000).padStart(6, '0')
  }
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** A recovery code: 80 bits as sixteen characters of RFC 4648's base32, in lower case. */
export function newRecoveryCode(random: RandomBytes): string {
  return Array.from(random(16), (byte) => BASE32[byte & 31]).join('')
}

export type CodePurpose = 'register' | 'login' | 'reset' | 'second_step' | 'phone'

/** The stored form of a code: its HMAC under the pepper, bound to e-mail and purpose. */
export async function hashCode(of: {
  code: string
  email: string
  purpose: CodePurpose
  pepper: string
}): Promise<string> {
  const { code, email, purpose, pepper } = of
  return base64Url(await hmac(pepper, `code:${purpose}:${email.toLowerCase()}:${code}`))
}

/** A phone number's fingerprint: its HMAC under a pepper, from which the number cannot be recovered. */
export async function phoneFingerprint(phone: string, pepper: string): Promise<string> {
  return base64Url(await hmac(pepper, `phone:${phone}`))
}

/** True if one of the peppers creates this signature, compared in constant time. */
export async function isMadeBy(
  peppers: Peppers,
  { mac, make }: { mac: string; make(pepper: string): Promise<string> },
): Promise<boolean> {
  const given = Buffer.from(mac)
  const made = await Promise.all(peppers.map(async (pepper) => Buffer.from(await make(pepper))))
  return made.some((each) => each.length === given.length && timingSafeEqual(each, given))
}

async function hmac(key: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}
