// The transcript of an ended consultation: the room stores it in R2 with its own retries, serves it until then, and empties itself a
// week later.

import { waitAfter } from '#workers/contract/time/backoff.ts'
import { DAY, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { logFailure } from '#workers/log.ts'
import type { Room } from './room.ts'

const RETRY = { first: 2 * SECOND, max: 5 * MINUTE }
/** The lifetime of the room after its end, for late reports of a provider and for returning pages. */
const KEPT = 7 * DAY

/** Stores the transcript when it is due. A failure is logged and retried later. */
export async function storeTranscript(room: Room): Promise<void> {
  const due = transcriptDue(room)
  if (due === null || due > room.now()) return
  const { consultationId } = room.terms()
  try {
    await store(room, consultationId)
    room.store.setFlag('transcriptFailed', undefined)
  } catch (error) {
    const tries = (room.store.flag('transcriptFailed')?.tries ?? 0) + 1
    const { chance } = room.services
    // With jitter, so that rooms that failed in one outage do not retry together.
    room.store.setFlag('transcriptFailed', {
      tries,
      next: room.now() + waitAfter({ ...RETRY, failures: tries, chance }),
    })
    logFailure({ event: 'transcript.failed', consultationId }, error)
  }
}

/** When the transcript must be stored (ms UTC); null before the end, and once it is stored. */
export function transcriptDue(room: Room): number | null {
  if (room.store.consultation().state !== 'ended') return null
  // Without a row in D1 nothing could refer to the transcript.
  if (room.store.flag('unbilled')?.hasRow === false) return null
  if (room.store.lastSeq() === 0 && room.desk.count() === 0) return null
  if (room.store.flag('transcriptStored') === versionOf(room)) return null
  return room.store.flag('transcriptFailed')?.next ?? 0
}

// A file that is removed meanwhile creates another version.
function versionOf(room: Room): number {
  return room.store.flag('removals') ?? 0
}

async function store(room: Room, consultationId: string): Promise<void> {
  const { consultations, readings, failpoint } = room.services
  const version = versionOf(room)
  await failpoint('transcript.begin')
  const [messages, points] = [room.store.messagesAfter(0), room.desk.pointsAfter(0)]
  // The client's reading retains the chart that was pointed at.
  if (points.length > 0) await readings.keep(consultationId)
  await consultations.storeTranscript({ consultationId, version, messages, points })
  await failpoint('transcript.stored')
  await consultations.nameTranscript({ consultationId, version })
  await failpoint('transcript.named')
  room.store.setFlag('transcriptStored', version)
}

/** When the room may be emptied (ms UTC). Only an ended room without pending work ever is. */
export function emptyDue(room: Room): number {
  return (room.store.consultation().endedAt ?? room.now()) + KEPT
}

/** True once everything in the room is stored elsewhere and no page can return to it. */
export function mayBeEmptied(room: Room): boolean {
  const { state } = room.store.consultation()
  const done = state === 'ended' && room.store.flag('freed') === true && transcriptDue(room) === null
  return done && room.now() >= emptyDue(room)
}
