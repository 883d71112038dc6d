import { LOGIN_EXPIRY_BUFFER } from '#workers/contract/accounts/token-lifetimes.ts'

type Claims = { exp?: number; sub?: unknown }

function claimsOf(token: string | null): Claims {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims | null) ?? {}
  } catch {
    return {}
  }
}

/** When a token expires (ms UTC); null for one without an expiry, or that can't be read. */
export function expiryOf(token: string | null): number | null {
  const { exp } = claimsOf(token)
  return Number.isFinite(exp) ? Number(exp) * 1000 : null
}

/** The id of the account that a token is of; null for one that can't be read. */
export function userOf(token: string | null): string | null {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : null
}

/** SPEC 4: a login exists while its token has not expired, with a buffer of 5 minutes. No expiry counts as expired. */
export function isExpired(token: string | null, now: number): boolean {
  const expiry = expiryOf(token)
  return expiry === null || expiry - LOGIN_EXPIRY_BUFFER <= now
}
