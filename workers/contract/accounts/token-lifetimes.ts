// The limits of a login that client and server share. A separate file, because every page loads it, but limits.ts only some
// screens.
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'

export const LOGIN_EXPIRY_BUFFER = 5 * MINUTE
export const ACCESS_TOKEN_LIFE = HOUR
export const ACTIVE_CALL_STALE = 5 * MINUTE
