import { LOGIN_EXPIRY_BUFFER } from '#workers/contract/login-limits.ts'

/** When a token expires (ms UTC); null for one without an expiry, or that can't be read. */
export function expiryOf(token: string | null): number | null {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
  } catch {
    return null
  }
}

/** SPEC 4: a login exists while its token has not expired, with a buffer of 5 minutes. No expiry counts as expired. */
export function isExpired(token: string | null, now: number): boolean {
  const expiry = expiryOf(token)
  return expiry === null || expiry - LOGIN_EXPIRY_BUFFER <= now
}
