// Calls from browser to browser over WebRTC: the room relays the signalling, the pages carry the sound. No telephone.
import { AppError } from '#workers/contract/errors.ts'
import { HOUR, MINUTE, SECOND } from '#workers/contract/limits.ts'
import type { CallProvider } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { createRelays } from './relays.ts'

/** Margin on top of a call's remaining time: for connecting, and for clocks that differ. */
const MARGIN = 5 * MINUTE

export function createEmbeddedCalls(env: Env, now: () => number): CallProvider {
  const relays = createRelays(env)
  const nothing = async () => {}
  return {
    kind: 'embedded',
    capabilities: { phone: false, announce: false, record: false },
    shownNumber: null,
    async clientToken(_, callMs) {
      // Valid as long as the call can last: a page fetches credentials once.
      const lifeMs = (callMs ?? HOUR) + MARGIN
      // Relays cost money: credentials are made only for a live call.
      const iceServers = relays && callMs !== null ? await relays(Math.ceil(lifeMs / SECOND)) : []
      return { token: null, expiresAt: now() + (relays ? lifeMs : HOUR), iceServers, relayOnly: relays !== null }
    },
    prepare: nothing,
    async dialLeg() {
      throw new AppError('phone_unavailable')
    },
    end: nothing,
    announce: nothing,
    extend: nothing,
    history: async () => [],
    probe: async () => ({ facts: [], statuses: [] }),
  }
}
