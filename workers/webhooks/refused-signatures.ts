// Webhooks with an invalid signature. Each is logged; many in an hour are reported to the admins, because a mistyped secret
// blocks every call or top-up. A flood must cause no writes, so it is rate-limited.
import type { Context } from 'hono'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { countCheap } from '../http/rate-limit.ts'
import type { AppEnv } from '../http/types.ts'
import { logFailure } from '../log.ts'

type Provider = 'Stripe' | 'Twilio'

/** A few may be random requests of strangers. */
const MANY_AN_HOUR = 10

/** Until when (ms UTC) this isolate stops counting, because the admins were notified. */
const toldUntil = new Map<Provider, number>()

/** Never throws, because the webhook is refused in any case. */
export async function countBadSignature(c: Context<AppEnv>, provider: Provider): Promise<void> {
  const { limit, alerts, clock } = c.get('services')
  if (clock.now() < (toldUntil.get(provider) ?? 0)) return
  try {
    // Each count below writes to a counter, so requests beyond the network's public limit are refused first.
    await countCheap(c, 'bad-signature')
    await limit('bad-signature', provider.toLowerCase(), MANY_AN_HOUR, HOUR)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate_limited') return logFailure({ event: 'signature.uncounted' }, error)
    toldUntil.set(provider, clock.now() + HOUR)
    await alerts.report({ event: 'signatures.many', provider })
  }
}
