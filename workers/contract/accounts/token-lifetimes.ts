// The numbers of a login that both sides of the wire need (SPEC 9). Every page loads this file; limits.ts comes with the
// screens that need it.
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'

export const LOGIN_EXPIRY_BUFFER = 5 * MINUTE
export const ACCESS_TOKEN_LIFE = HOUR
export const ACTIVE_CALL_STALE = 5 * MINUTE
