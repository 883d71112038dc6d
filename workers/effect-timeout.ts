// The timeout of effects (D1, other objects, mail, files). An effect that hangs is given up, so that nothing
// waits for it. It may still land later: every effect is idempotent.

import { AppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'

export const EFFECT_TIMEOUT = 10 * SECOND

/** The answer of `work`; throws `unavailable` when there is none within the timeout. */
export async function withEffectTimeout<Answer>(
  work: PromiseLike<Answer>,
  what: string,
  timeout: number = EFFECT_TIMEOUT,
): Promise<Answer> {
  return withTimeout(work, timeout, () => {
    throw new AppError('unavailable', { log: `${what}: no answer in ${timeout / SECOND} s` })
  })
}

/** Waits for `work` at most `ms`. The work must never reject, because a later rejection would be unhandled. */
export function waitWithTimeout(work: Promise<void>, ms: number): Promise<void> {
  return withTimeout(work, ms, () => undefined)
}
