// Calls from browser to browser: the room passes signals, the pages carry the sound. No telephone, nothing to dial.
import { AppError } from '#workers/contract/errors.ts'
import { HOUR } from '#workers/contract/limits.ts'
import type { CallProvider } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { createRelays } from './relays.ts'

export function createEmbeddedCalls(env: Env, now: () => number): CallProvider {
  const relays = createRelays(env)
  const nothing = async () => {}
  return {
    kind: 'embedded',
    capabilities: { phone: false, announce: false, record: false },
    shownNumber: null,
    async clientToken() {
      const iceServers = relays ? await relays() : []
      return { token: null, expiresAt: now() + HOUR, iceServers, relayOnly: relays !== null }
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
