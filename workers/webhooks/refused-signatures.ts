// Webhooks whose signature is wrong. Each is a line in the log; many in an hour are told to the admins, for a secret that was
// mistyped costs every call, or every top-up. A flood of them must cost nothing, and be refused like one.
import type { Context } from 'hono'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { countCheap } from '../http/rate-limit.ts'
import type { AppEnv } from '../http/types.ts'
import { logFailure } from '../log.ts'

type Provider = 'Stripe' | 'Twilio'

/** A few may be anybody's play. */
const MANY_AN_HOUR = 10

/** Until when (ms UTC) this isolate counts no more: the admins were told. */
const toldUntil = new Map<Provider, number>()

/** Never throws: the webhook is refused in any case. */
export async function countBadSignature(c: Context<AppEnv>, provider: Provider): Promise<void> {
  const { limit, alerts, clock } = c.get('services')
  if (clock.now() < (toldUntil.get(provider) ?? 0)) return
  try {
    // Each count below is a write of one counter: requests of a network above the public limit write nothing.
    await countCheap(c, 'bad-signature')
    await limit('bad-signature', provider.toLowerCase(), MANY_AN_HOUR, HOUR)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate_limited') return logFailure({ event: 'signature.uncounted' }, error)
    toldUntil.set(provider, clock.now() + HOUR)
    await alerts.report({ event: 'signatures.many', provider })
  }
}
