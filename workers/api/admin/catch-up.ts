// POST /api/restore/catch-up: one page of a step after a restore, for `npm run restore:catch-up`. It requires the pass of the
// closed site, because the step ends all logins.
import { Hono } from 'hono'
import { CatchUpRequest } from '#workers/contract/admin/catch-up.ts'
import { requirePass } from '#workers/http/pages/closed-site.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { jsonBody } from '#workers/http/validate.ts'

export const catchUp = new Hono<AppEnv>({ strict: false }).post('/restore/catch-up', async (c) => {
  requirePass(c)
  return c.json(await c.get('services').catchUp(await jsonBody(c, CatchUpRequest)))
})
