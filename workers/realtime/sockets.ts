// Socket upgrades: origin and seal are checked here, the ticket itself by the Durable Object that issued it.
import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import { sameOrigin } from '#workers/http/callers/origin.ts'
import type { AppEnv } from '../http/types.ts'
import { namedTicket } from './ticket-store.ts'
import { withWorkerTime } from './told-clock.ts'

export const sockets = new Hono<AppEnv>({ strict: false }).get('/live/:scope/:id', sameOrigin(), async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new AppError('malformed')
  const { scope, id } = c.req.param()
  const ticket = namedTicket(c.req.raw)
  if (!ticket || !(await c.get('services').isSealed(`/live/${scope}/${id}`, ticket)))
    throw new AppError('unauthenticated')
  const upgrade = withWorkerTime(c.req.raw, c.get('services').clock.now())
  const answer = await stubOf(c.env, scope, id).fetch(upgrade)
  if (answer.status !== 101) throw new AppError('unauthenticated')
  return answer
})

function stubOf(env: AppEnv['Bindings'], scope: string, id: string): { fetch(request: Request): Promise<Response> } {
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError('not_found')
  if (scope === 'presence' && /^board-\d{1,2}(-[a-z]{2,4})?$/.test(id)) return env.PRESENCE_BOARD.getByName(id)
  if (scope === 'line') return env.ASTROLOGER_LINE.getByName(id)
  if (scope === 'consultation') return env.CONSULTATION_ROOM.getByName(id)
  throw new AppError('not_found')
}
