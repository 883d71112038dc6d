import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import { PLAIN_API_HEADERS } from '#workers/http/headers.ts'
import { limitByAddress } from '#workers/http/rate-limit.ts'
import type { AppEnv } from '#workers/http/types.ts'

/** Others are refused below (workers/http/pages/address.ts). */
const IN_ITS_SPELLING = /[^/]\/api\/health\/bare\/?(\?|$)/

/** The baseline of benchmarks: mounted before all middleware, so no answer of this Worker is cheaper. */
export const bareHealth = new Hono<AppEnv>({ strict: false }).get('/health/bare', (c, next) =>
  IN_ITS_SPELLING.test(c.req.url) ? c.text('ok', 200, PLAIN_API_HEADERS) : next(),
)

/** GET /health/ queries D1, R2 and a Durable Object. */
export const health = new Hono<AppEnv>({ strict: false }).get('/health', async (c) => {
  const now = c.get('services').clock.now()
  // Limited because it queries a database, a bucket and a Durable Object.
  await limitByAddress(c, 'health', 30, MINUTE)
  const checks = {
    d1: c.get('services').pingDatabase(),
    r2: withEffectTimeout(c.env.FILES.head('health'), 'files'),
    durable_object: withEffectTimeout(
      c.env.RATE_COUNTER.getByName('health').hit({ limit: 1_000_000, windowMs: 1000, now }),
      'counter',
    ),
  }
  const names = Object.keys(checks)
  const settled = await Promise.allSettled(Object.values(checks))
  const failed = names.filter((_, i) => settled[i]?.status === 'rejected')
  if (failed.length > 0) throw new AppError('unavailable', { problem: problem('not_answering', { names: failed }) })
  return c.json({ status: 'ok', d1: 'ok', r2: 'ok', durable_object: 'ok' })
})
