// Webhooks whose signature is wrong. Each is a line in the log; many in an hour are told to the admins, for a secret that was
// mistyped costs every call, or every top-up.
import type { Context } from 'hono'
import { HOUR } from '#workers/contract/durations.ts'
import { isAppError } from '#workers/contract/errors.ts'
import type { AppEnv } from '../http/types.ts'

/** A few may be anybody's play. */
const MANY_AN_HOUR = 10

export async function countBadSignature(c: Context<AppEnv>, provider: 'Stripe' | 'Twilio'): Promise<void> {
  const { limit, alerts } = c.get('services')
  try {
    await limit('bad-signature', provider.toLowerCase(), MANY_AN_HOUR, HOUR)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate_limited') throw error
    await alerts.report({ event: 'signatures.many', provider })
  }
}
