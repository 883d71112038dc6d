// Provider reports that failed here: admins get an alert, once a day for each provider.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/types.ts'

/** Only our own failures: invalid signatures and wrong sums have their own alerts. */
const FAILED = 500

export function watchAnswers(provider: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { status } = c.res
    if (status >= FAILED)
      c.executionCtx.waitUntil(c.get('services').alerts.report({ event: 'webhook.failed', provider, status }))
  }
}
