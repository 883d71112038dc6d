// The settlement of an ended consultation, before all other consequences: the bill is fixed once, then written until D1 confirms the
// end.

import { chargedBecause, fixSettlement, writeFacts } from '#workers/domain/consultations/index.ts'
import { meterFacts, type VoiceFact } from '#workers/domain/voice/index.ts'
import { logFailure } from '#workers/log.ts'
import { allFacts, billAt } from './bill-inputs.ts'
import { finish } from './lifecycle.ts'
import type { Room } from './room.ts'
import { tellState } from './view.ts'

/** Settles once. A failed settlement is retried after a read of D1's row, so that a lost answer never settles twice. */
export async function settle(room: Room): Promise<void> {
  const { consultations, failpoint } = room.services
  const { consultationId } = room.terms()
  if (room.store.flag('unbilled')) {
    await writeUnbilled(room)
    room.apply({ type: 'settled' })
    return
  }
  const written = await consultations.settledBill(consultationId)
  if (!written) {
    const settlement = room.store.flag('settlement') ?? (await fix(room))
    await failpoint('room.before-settle')
    await consultations.settle(settlement).catch(async (error) => {
      if (!(await endUnbilled(room))) throw error
    })
    await failpoint('room.settled')
  } else reportOtherBill(room, written)
  const balance = room.store.flag('balance')
  const chargeCents = room.store.flag('unbilled')
    ? 0
    : ((written ?? room.store.flag('settlement')?.bill)?.chargeCents ?? 0)
  if (balance !== undefined) room.store.setFlag('balance', balance - chargeCents)
  room.apply({ type: 'settled' })
}

/** Updates the balance from the books, and lets the user's other consultations hold more. */
export async function afterSettlement(room: Room): Promise<void> {
  const { userId, consultationId } = room.terms()
  try {
    const balance = await room.services.money.balanceOf(userId)
    if (balance !== room.store.flag('balance')) {
      room.store.setFlag('balance', balance)
      tellState(room)
    }
    // The released money is available to other consultations of the same wallet.
    await room.services.consultations.fundsChanged(userId)
  } catch (error) {
    logFailure({ event: 'room.failed', consultationId }, error)
  }
}

/** True once the bill is fixed: later facts are reported but change nothing. */
export function isFixed(room: Room): boolean {
  return room.store.consultation().state === 'ended' || room.store.flag('settlement') !== undefined
}

/** Raises an alert for a late fact that would have changed the bill; most late facts repeat a known one. */
export function reportLate(room: Room, fact: VoiceFact): void {
  const known = room.calls.facts()
  const late = { ...fact, at: room.time.ofMachine(fact.at) }
  if (known.some(({ key }) => key === fact.key)) return
  if (writeFacts(meterFacts(known)) === writeFacts(meterFacts([...known, late]))) return
  room.report({ event: 'fact.late', consultationId: room.terms().consultationId, fact: fact.key })
}

async function fix(room: Room) {
  await adoptHolds(room)
  const terms = room.terms()
  const before = await room.services.consultations.lostBefore({ terms, consultation: room.store.consultation() })
  // No await from here on, so that late facts and the fixed bill are of one moment.
  const facts = allFacts(room)
  const ended = room.store.consultation()
  const because = chargedBecause({ terms, consultation: ended, facts, heldCents: room.heldCents() }, before)
  const consultation = { ...ended, chargedBecause: because }
  room.store.saveConsultation(consultation)
  const { holds, events, said } = { holds: room.store.holds(), events: room.store.events(), said: saidIn(room) }
  const settlement = fixSettlement({ terms, consultation, facts, holds, events, said })
  room.store.setFlag('settlement', settlement)
  return settlement
}

// Messages in a call are not stored as a conversation.
function saidIn(room: Room) {
  const said = room.store.said()
  return room.terms().kind === 'chat' ? said : { ...said, unreadUser: 0, unreadAstrologer: 0 }
}

// Holds that were taken at the moment of a crash are in the books, but not yet in this room.
async function adoptHolds(room: Room): Promise<void> {
  if (room.store.consultation().acceptedAt === null) return
  for (let n = room.store.holds().length + 1; ; n += 1) {
    const { consultationId } = room.terms()
    const standing = await room.services.consultations.standingHold({ consultationId, n })
    if (standing === null) return
    room.store.addHold({ n, cents: standing })
  }
}

function reportOtherBill(room: Room, { chargeCents, payoutPaise }: { chargeCents: number; payoutPaise: number }): void {
  const bill = room.store.flag('settlement')?.bill
  if (!bill || (bill.chargeCents === chargeCents && bill.payoutPaise === payoutPaise)) return
  room.report({ event: 'settlement.differs', consultationId: room.terms().consultationId, chargeCents, payoutPaise })
}

/**
 * Compares the room with the books: after a checkpoint that found no live row, and when cron requests it. A room that is ahead of the
 * books, because the database was restored, ends without a bill (docs/decisions/restore.md).
 */
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

/** Called after a refused settlement. Returns false when the books contain everything that the room has. */
async function endUnbilled(room: Room): Promise<boolean> {
  const standing = await standingOf(room)
  if (!isAhead(standing)) return false
  markUnbilled(room, { hasRow: standing === 'behind' })
  await writeUnbilled(room)
  return true
}

/** Writes the end of a room that is marked as unbilled. */
async function writeUnbilled(room: Room): Promise<void> {
  const marked = room.store.flag('unbilled')
  if (!marked) return
  const { terms, now } = { terms: room.terms(), now: room.now() }
  const endedAt = room.store.consultation().endedAt ?? now
  await room.services.consultations.closeUnbilled({ terms, counted: marked.counted, endedAt })
  room.report({ event: 'session.unbilled', consultationId: terms.consultationId })
}

// A restored row is live again: the bill is written once more, which is safe because its ids are fixed.
async function writeAgain(room: Room): Promise<void> {
  const settlement = room.store.flag('settlement')
  if (settlement && !room.store.flag('unbilled')) await room.services.consultations.settle(settlement)
  else {
    markUnbilled(room, { hasRow: true })
    await writeUnbilled(room)
  }
  // Restored lists show the astrologer as busy, so the line must write its status again.
  room.store.setFlag('freed', undefined)
  // The restored row also names no transcript.
  room.store.setFlag('transcriptStored', undefined)
}

const isAhead = (standing: string) => standing === 'gone' || standing === 'behind'

function standingOf(room: Room) {
  const { consultationId } = room.terms()
  return room.services.consultations.standing({ consultationId, holds: room.store.holds().length })
}

/** From now on the state shows a charge of zero. */
function markUnbilled(room: Room, { hasRow }: { hasRow: boolean }): void {
  if (room.store.flag('unbilled')) return
  const { billableSeconds, chargeCents } = room.store.flag('settlement')?.bill ?? billAt(room, room.now())
  room.store.setFlag('unbilled', { hasRow, counted: { billableSeconds, chargeCents } })
  room.store.dropHolds()
}
