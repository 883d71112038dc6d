// The one place where parts are joined.
import { type Clock, systemClock } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { findState } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/money/index.ts'
import type { Env } from './env.ts'
import { createLive } from './gateways/live.ts'

/** Everything a route may call. Made once per request or per Durable Object. */
export function createServices(env: Env, clock: Clock = systemClock) {
  const db = createDb(env.DB)
  return {
    clock,
    live: createLive(env),
    consultations: {
      async isLive(id: string): Promise<boolean> {
        const state = await findState(db, id)
        return state !== null && state !== 'ended'
      },
    },
    money: { check: () => checkLedger(db) },
    local: __LOCAL__,
  }
}

export type Services = ReturnType<typeof createServices>
