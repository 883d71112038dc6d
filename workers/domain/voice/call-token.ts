// The token with which a page carries the audio of a call, valid for the longest possible duration of the live call.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { CallTokenAnswer } from '#workers/contract/consultations/calls.ts'
import { CONSULTATION_MAX } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { findLiveWebCall } from '#workers/domain/consultations/index.ts'
import { requirePermission, sideOf } from '#workers/domain/identity/index.ts'
import type { CallProvider } from './provider.ts'

type Deps = { db: Db; now: () => number; voice: Pick<CallProvider, 'kind' | 'clientToken'> }

/** Throws not_approved or suspended for an astrologer who may not be rung, except during a call. */
export async function callToken(deps: Deps, viewer: Viewer): Promise<CallTokenAnswer> {
  const { voice } = deps
  const { role, userId } = viewer
  const side = sideOf(role) ?? 'user'
  const left = await callLeft(deps, side === 'user' ? { userId } : { astrologerId: userId })
  if (left === null) requirePermission(viewer, 'hold_voice')
  const { token, expiresAt, iceServers, relayOnly } = await voice.clientToken({ role: side, id: userId }, left)
  return { provider: voice.kind, token, expires_at: expiresAt, ice_servers: iceServers, relay_only: relayOnly }
}

/** The remaining time (ms) of a side's live web call; null without one. */
async function callLeft({ db, now }: Deps, party: Parameters<typeof findLiveWebCall>[1]): Promise<number | null> {
  const call = await findLiveWebCall(db, party)
  return call && Math.max(0, (call.startedAt ?? now()) + CONSULTATION_MAX - now())
}
