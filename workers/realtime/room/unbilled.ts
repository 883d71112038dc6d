// A room that is ahead of the books, because the database was put back to an earlier moment: it ends without a bill
// (docs/decisions/restore.md).

import { billAt } from './bill.ts'
import { finish } from './lifecycle.ts'
import type { Room } from './room.ts'

/** Compares the room with the books: after a checkpoint that found no live row, and when cron asks. */
export async function followBooks(room: Room): Promise<void> {
  if (!room.store.flag('booksAsked')) return
  const standing = await standingOf(room)
  const isOver = room.store.consultation().state === 'ended'
  if (isAhead(standing)) {
    markUnbilled(room, { hasRow: standing === 'behind' })
    if (isOver) await writeAgain(room)
    else finish(room, { reason: 'failed', by: 'system' })
  } else if (isOver && standing === 'open') await writeAgain(room)
  room.store.setFlag('booksAsked', undefined)
}

/** After a settlement that the books refused. False where they have everything that the room has. */
export async function endUnbilled(room: Room): Promise<boolean> {
  const standing = await standingOf(room)
  if (!isAhead(standing)) return false
  markUnbilled(room, { hasRow: standing === 'behind' })
  await writeUnbilled(room)
  return true
}

/** The end of a room that is marked. */
export async function writeUnbilled(room: Room): Promise<void> {
  const marked = room.store.flag('unbilled')
  if (!marked) return
  const { terms, now } = { terms: room.terms(), now: room.now() }
  const endedAt = room.store.consultation().endedAt ?? now
  await room.services.consultations.closeUnbilled({ terms, counted: marked.counted, endedAt })
  room.report({ event: 'session.unbilled', consultationId: terms.consultationId })
}

// A row that lives again: the bill has fixed ids, so that what the books lost of it is written once more.
async function writeAgain(room: Room): Promise<void> {
  const settlement = room.store.flag('settlement')
  if (settlement && !room.store.flag('unbilled')) await room.services.consultations.settle(settlement)
  else {
    markUnbilled(room, { hasRow: true })
    await writeUnbilled(room)
  }
  // Lists of that earlier moment say that the astrologer is busy: the line writes its status anew.
  room.store.setFlag('freed', undefined)
  // And their row names no transcript.
  room.store.setFlag('transcriptStored', undefined)
}

const isAhead = (standing: string) => standing === 'gone' || standing === 'behind'

function standingOf(room: Room) {
  const { consultationId } = room.terms()
  return room.services.consultations.standing({ consultationId, holds: room.store.holds().length })
}

/** From here on the meter shows nothing to pay. */
function markUnbilled(room: Room, { hasRow }: { hasRow: boolean }): void {
  if (room.store.flag('unbilled')) return
  const { billableSeconds, chargeCents } = room.store.flag('settlement')?.bill ?? billAt(room, room.now())
  room.store.setFlag('unbilled', { hasRow, counted: { billableSeconds, chargeCents } })
  room.store.dropHolds()
}
