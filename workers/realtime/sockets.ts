// Upgrades: the origin is checked here, the ticket by the Durable Object that made it.
import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors.ts'
import { sameOrigin } from '../http/origin.ts'
import type { AppEnv } from '../http/types.ts'

export const sockets = new Hono<AppEnv>({ strict: false }).get('/live/presence/:board', sameOrigin(), async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new AppError('malformed')
  const board = c.req.param('board')
  if (!/^board-\d$/.test(board)) throw new AppError('not_found')
  const answer = await c.env.PRESENCE_BOARD.getByName(board).fetch(c.req.raw)
  if (answer.status !== 101) throw new AppError('unauthenticated')
  return answer
})
