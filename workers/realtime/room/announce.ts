// Spoken warnings of low funds in the user's ear: stored before they are sent, and retried while they are still true.

import { WARN_LAST } from '#workers/contract/limits.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { failureOf } from '#workers/domain/voice/index.ts'
import { leftMs } from './bill-inputs.ts'
import { CALL_SIDES, callSpec } from './call.ts'
import { logCall } from './phone-ring.ts'
import { type Room, usesTwilio } from './room.ts'
import type { WarningMark } from './store/flags.ts'

const AGAIN = 3 * SECOND
/** A warning is outdated this far from its mark. */
const LATE = 15 * SECOND

export function wantAnnouncement(room: Room, mark: WarningMark): void {
  room.store.setFlag('announcement', { mark, at: 0 })
}

/** When the next attempt is due (ms UTC); null when no warning is pending. */
export function announcementDue(room: Room): number | null {
  return room.store.flag('announcement')?.at ?? null
}

export async function announce(room: Room): Promise<void> {
  const mark = room.store.flag('announcement')?.mark
  if (mark === undefined) return
  const left = leftMs(room, room.now())
  // Meanwhile more money may have been held, or a newer warning may have replaced this one.
  const done = () => {
    if (room.store.flag('announcement')?.mark === mark) room.store.setFlag('announcement', undefined)
  }
  if (Math.abs(left - mark) > LATE) return done()
  room.store.setFlag('announcement', { mark, at: room.now() + AGAIN })
  try {
    await room.services.voice.announce({
      call: callSpec(room),
      to: 'user',
      key: mark === WARN_LAST ? 'low-30' : 'low-120',
    })
    done()
  } catch (error) {
    logCall(room, 'announce', error)
    if (failureOf(error) !== 'unreachable') done()
  }
}

// Durations of the legs of an ended call at the provider, which determine the platform's cost. The provider counts from a phone's answer
// and from a page's join, even while no client pays.
export async function keepLegSeconds(room: Room): Promise<void> {
  if (!usesTwilio(room) || room.store.flag('secondsKept')) return
  await room.services.calls.keepSeconds(secondsOfLegs(room))
  room.store.setFlag('secondsKept', true)
}

function secondsOfLegs(room: Room): { id: string; seconds: number }[] {
  const facts = room.calls.facts()
  const endedAt = room.store.consultation().endedAt ?? room.now()
  const current = CALL_SIDES.map((side) => room.calls.leg(side))
  return room.calls.legs().map(({ id, answered }) => {
    const ofLeg = facts.filter((fact) => 'leg' in fact && fact.leg === id)
    const from = current.find((leg) => leg.id === id)?.answeredAt ?? ofLeg.find(({ type }) => type === 'join')?.at
    if (!answered || from === null || from === undefined) return { id, seconds: 0 }
    const end = ofLeg.find(({ type }) => type === 'leg-end') ?? ofLeg.find(({ type }) => type === 'leave')
    // An answered leg costs at least one minute, though the report of its end is rounded to seconds and may seem to precede the answer.
    return { id, seconds: Math.max(1, Math.ceil(((end?.at ?? endedAt) - from) / SECOND)) }
  })
}
