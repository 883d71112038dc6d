// Access tokens: JWTs with one algorithm, one key id, and all claims required.
import { jwtVerify, SignJWT } from 'jose'
import { ROLES, type Role } from '#workers/contract/accounts/roles.ts'
import { ACCESS_TOKEN_LIFE } from '#workers/contract/accounts/token-lifetimes.ts'
import { AppError } from '#workers/contract/errors/errors.ts'

const ISSUER = 'drishti'
const AUDIENCE = 'drishti-api'
const TYPE = 'at+jwt'

/** Signing keys by id: the first signs and all verify, so that a key can be replaced without ending logins. */
export type SigningKeys = readonly { kid: string; secret: Uint8Array }[]

export type AccessClaims = { userId: string; role: Role; loginId: string; loginVersion: number }

/** An access token of 60 minutes from `now` (ms UTC). */
export async function issueAccessToken(claims: AccessClaims, keys: SigningKeys, now: number): Promise<string> {
  const [key] = keys
  if (!key) throw new AppError('internal', { log: 'no signing key' })
  return new SignJWT({ role: claims.role, sid: claims.loginId, ver: claims.loginVersion })
    .setProtectedHeader({ alg: 'HS256', kid: key.kid, typ: TYPE })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + ACCESS_TOKEN_LIFE) / 1000))
    .sign(key.secret)
}

/** The claims of a valid token; throws invalid_token for a foreign, modified or expired one. */
export async function verifyAccessToken(token: string, keys: SigningKeys, now: number): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'role', 'sid', 'ver'],
      currentDate: new Date(now),
    })
    const { sub, role, sid, ver } = payload
    if (!sub || !isRole(role) || typeof sid !== 'string' || typeof ver !== 'number') throw new Error('claims')
    return { userId: sub, role, loginId: sid, loginVersion: ver }
  } catch (error) {
    throw new AppError('invalid_token', { log: error instanceof Error ? error.message : String(error) })
  }
}

function keyOf(keys: SigningKeys, kid: string | undefined): Uint8Array {
  const key = keys.find((each) => each.kid === kid)
  if (!key) throw new Error('unknown key')
  return key.secret
}

function isRole(value: unknown): value is Role {
  return (ROLES as readonly unknown[]).includes(value)
}
