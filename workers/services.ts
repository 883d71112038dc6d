// The one place where parts are joined.
import { type Clock, systemClock } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import type { Env } from './env.ts'

/** Everything a route may call. Made once per request or per Durable Object. */
export function createServices(env: Env, clock: Clock = systemClock) {
  const db = createDb(env.DB)
  return { clock, db, local: __LOCAL__ }
}

export type Services = ReturnType<typeof createServices>
