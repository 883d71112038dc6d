// Webhooks whose signature is wrong. Each is a line in the log; many in an hour are told to the admins, for a token that was
// mistyped costs every call.
import type { Context } from 'hono'
import { HOUR } from '#workers/contract/durations.ts'
import { isAppError } from '#workers/contract/errors.ts'
import type { AppEnv } from '../http/types.ts'
import { logAlert } from '../log.ts'

/** A few may be anybody's play. */
const MANY_AN_HOUR = 10

export async function noteBadSignature(c: Context<AppEnv>): Promise<void> {
  logAlert({ event: 'twilio.bad-signature', path: c.req.path, requestId: c.get('requestId') })
  const { limit, alerts } = c.get('services')
  try {
    await limit('bad-signature', 'twilio', MANY_AN_HOUR, HOUR)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate_limited') throw error
    await alerts.report({ event: 'signatures.many', provider: 'Twilio' })
  }
}
