// The transcript in D1, copied from the room in parts. It has retries of its own: no settlement waits for it, and it waits
// for nothing but D1.
import { BATCH_BYTES, MINUTE, SECOND } from '#workers/contract/limits.ts'
import { partsOf } from '#workers/domain/consultations/index.ts'
import { logFailure } from '../log.ts'
import type { Room } from './room.ts'

/** While people type, copies go in bundles; at the end everything goes. */
const BUNDLE = MINUTE
const RETRY_MAX = 5 * MINUTE
/** Messages that are read at a time. */
const PAGE = 500

/** Copies the messages that are due. A failure is logged, and the copy is retried later. */
export async function copyTranscript(room: Room): Promise<void> {
  const due = transcriptDue(room)
  if (due === null || due > room.now()) return
  try {
    await copyNew(room)
    if (room.store.note('copyFailed')) room.store.setNote('copyFailed', undefined)
  } catch (error) {
    const { consultationId } = room.terms()
    const tries = (room.store.note('copyFailed')?.tries ?? 0) + 1
    room.store.setNote('copyFailed', { tries, at: room.now() })
    logFailure({ event: 'transcript.failed', consultationId }, error)
  }
}

/** When messages are due to be copied (ms UTC); null when all are. */
export function transcriptDue(room: Room): number | null {
  const { seq, at } = copied(room)
  if (room.store.lastSeq() <= seq) return null
  const failed = room.store.note('copyFailed')
  if (failed) return failed.at + Math.min(RETRY_MAX, 2 ** failed.tries * SECOND)
  return room.isOver() ? 0 : at + BUNDLE
}

function copied(room: Room): { seq: number; at: number } {
  return room.store.note('transcript') ?? { seq: room.store.note('copied') ?? 0, at: 0 }
}

async function copyNew(room: Room): Promise<void> {
  const { consultationId } = room.terms()
  for (;;) {
    const fresh = room.store.messagesAfter(copied(room).seq, PAGE)
    for (const messages of partsOf(fresh, BATCH_BYTES)) {
      await room.services.consultations.copyMessages({ consultationId, messages })
      room.store.setNote('transcript', { seq: messages.at(-1)?.seq ?? 0, at: room.now() })
    }
    if (fresh.length < PAGE) return
  }
}
