// Answers to requests that may concern an account: they take equally long with and without one.
import type { Context } from 'hono'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'

/** Milliseconds: longer than sending a mail usually takes, but not noticeable after a click. */
const ANSWERED_AFTER = 300

/** Starts the work in the background, and delays the answer equally with and without work. */
export async function inSameTime(c: Context<AppEnv>, work: () => Promise<void>): Promise<void> {
  c.executionCtx.waitUntil(work().catch((error) => logFailure({ event: 'mail.failed' }, error)))
  await scheduler.wait(ANSWERED_AFTER)
}
