import type { Context } from 'hono'
import type { AppEnv } from '#workers/http/types.ts'
import { browserName } from './browser-name.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { languageOfCaller } from './language.ts'
import { clientNetwork } from './networks.ts'

/** The client of a login request. */
export function callerOf(c: Context<AppEnv>) {
  return {
    browser: browserName(c.req.header('user-agent')),
    network: clientNetwork(c),
    device: readDeviceCookie(c) ?? null,
    proof: c.get('postedProof') ?? c.req.header('x-proof') ?? null,
    ...languageOfCaller(c),
    later: (work: Promise<void>) => c.executionCtx.waitUntil(work),
  }
}
