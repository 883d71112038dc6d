import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors.ts'
import { MINUTE } from '#workers/contract/limits.ts'
import { type TicketAnswer, TicketRequest } from '#workers/contract/live.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import type { AppEnv } from '../http/types.ts'
import { jsonBody } from '../http/validate.ts'

const TICKETS_PER_MINUTE = 60

/** POST /live/ticket/: a one-time ticket for a socket. Presence is public; the other scopes need a session. */
export const live = new Hono<AppEnv>({ strict: false }).post('/live/ticket', async (c) => {
  await limitByAddress(c, 'ticket', TICKETS_PER_MINUTE, MINUTE)
  const { scope } = await jsonBody(c, TicketRequest)
  const services = c.get('services')
  if (scope !== 'presence') throw new AppError('unauthenticated')
  const [shard = 0] = crypto.getRandomValues(new Uint8Array(1))
  const answer: TicketAnswer = await services.live.presenceTicket(shard, services.clock.now())
  return c.json(answer)
})
