// Warnings of the money that is left, spoken in the user's ear: written down first, tried again while they are true.

import { WARN_LAST } from '#workers/contract/limits.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { failureOf } from '#workers/domain/voice/index.ts'
import { leftMs } from './bill.ts'
import { callSpec } from './call.ts'
import { logCall } from './call-log.ts'
import type { WarningMark } from './flags.ts'
import type { Room } from './room.ts'

const AGAIN = 3 * SECOND
/** This far from its mark, a warning is wrong. */
const LATE = 15 * SECOND

export function wantAnnouncement(room: Room, mark: WarningMark): void {
  room.store.setFlag('announcement', { mark, at: 0 })
}

/** When the next attempt is due (ms UTC); null when nothing is left to announce. */
export function announcementDue(room: Room): number | null {
  return room.store.flag('announcement')?.at ?? null
}

export async function announce(room: Room): Promise<void> {
  const mark = room.store.flag('announcement')?.mark
  if (mark === undefined) return
  const left = leftMs(room, room.now())
  // Another block may be held meanwhile; and a newer warning takes the place of an older one.
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
