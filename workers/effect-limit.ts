// The time limit of effects (D1, other objects, mail, files). An effect that hangs is given up, so that nothing
// waits for it. It may still land later: every effect is idempotent.

import { AppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'

export const EFFECT_LIMIT = 10 * SECOND

/** The answer of `work`; throws `unavailable` when there is none within the limit. */
export async function withinLimit<Answer>(
  work: PromiseLike<Answer>,
  what: string,
  limit: number = EFFECT_LIMIT,
): Promise<Answer> {
  return withTimeout(work, limit, () => {
    throw new AppError('unavailable', { log: `${what}: no answer in ${limit / SECOND} s` })
  })
}

/** Waits for `work` at most `ms`. It must never reject: nothing listens to it afterwards. */
export function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  return withTimeout(work, ms, () => undefined)
}
