// Answers to requests that may concern an account: they take as long with one as without.
import type { Context } from 'hono'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'

/** ms: longer than a mail takes as a rule, and not felt after a press. */
const ANSWERED_AFTER = 300

/** Starts the work, which goes on behind the answer, and waits equally long with and without work. */
export async function inSameTime(c: Context<AppEnv>, work: () => Promise<void>): Promise<void> {
  c.executionCtx.waitUntil(work().catch((error) => logFailure({ event: 'mail.failed' }, error)))
  await scheduler.wait(ANSWERED_AFTER)
}
