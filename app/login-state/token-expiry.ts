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

/** Expiry of a token (ms UTC); null if it has none or cannot be decoded. */
export function expiryOf(token: string | null): number | null {
  const { exp } = claimsOf(token)
  return Number.isFinite(exp) ? Number(exp) * 1000 : null
}

/** The account id of a token; null if it cannot be decoded. */
export function userOf(token: string | null): string | null {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : null
}

/** A token counts as expired 5 minutes before its expiry, and without an expiry. */
export function isExpired(token: string | null, now: number): boolean {
  const expiry = expiryOf(token)
  return expiry === null || expiry - LOGIN_EXPIRY_BUFFER <= now
}
