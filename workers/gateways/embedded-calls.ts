// Calls from browser to browser over WebRTC: the room relays the signalling, and the audio flows between the pages. No
// telephone.
import type { IceServer } from '#workers/contract/consultations/calls.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { CallProvider } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { logAlert } from '../log.ts'
import { createRelays } from './relays.ts'

/** Margin beyond a call's remaining time, for connecting and clock differences. */
const MARGIN = 5 * MINUTE

/** Tells a page its public address. https://developers.cloudflare.com/realtime/turn/ */
const STUN = 'stun:stun.cloudflare.com:3478'

let logged = false

type Parts = { now: () => number; stunUrls(): Promise<string[]>; production?: boolean }

/**
 * Production offers no calls without relays, because STUN alone fails between most pairs of networks, and reveals addresses.
 */
export function createEmbeddedCalls(env: Env, { now, stunUrls, production = !__LOCAL__ }: Parts): CallProvider {
  const relays = createRelays(env)
  const web = relays !== null || !production
  if (!web) logOff(env)
  const nothing = async () => {}
  return {
    kind: 'embedded',
    capabilities: { web, phone: false, announce: false, record: false },
    shownNumber: null,
    async clientToken(_, callMs) {
      if (!web) throw new AppError('web_calls_unavailable')
      if (!relays) {
        const iceServers = stunServers(env, await stunUrls())
        return { token: null, expiresAt: now() + HOUR, iceServers, relayOnly: false }
      }
      // Valid for the longest possible duration of the call, because a page fetches credentials once.
      const lifeMs = (callMs ?? HOUR) + MARGIN
      // Relays cost money, so credentials are issued only for a live call.
      const iceServers = callMs === null ? [] : await relays(Math.ceil(lifeMs / SECOND))
      return { token: null, expiresAt: now() + lifeMs, iceServers, relayOnly: true }
    },
    prepare: nothing,
    async dialLeg() {
      throw new AppError('phone_unavailable')
    },
    hangUp: nothing,
    end: nothing,
    announce: nothing,
    extend: nothing,
    history: async () => [],
    probe: async () => ({ facts: [], statuses: [] }),
  }
}

/** The servers from the settings, otherwise from the deployment. */
function stunServers({ STUN_URLS }: Env, chosen: string[]): IceServer[] {
  const urls = (chosen.join(',') || STUN_URLS || STUN)
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url && url !== 'none')
  return urls.length > 0 ? [{ urls }] : []
}

function logOff(env: Env): void {
  const missing = (['TURN_KEY_ID', 'TURN_KEY_TOKEN'] as const).filter((name) => !env[name])
  if (!logged) logAlert({ event: 'web-calls.off', missing })
  logged = true
}
