// The end of a consultation in the books, before everything else that follows from it: fixed once, then written until D1
// says that it has ended.
import { chargedBecause, fixSettlement, writeFacts } from '#workers/domain/consultations/index.ts'
import { meterFacts, type VoiceFact } from '#workers/domain/voice/index.ts'
import { logFailure } from '#workers/log.ts'
import { allFacts } from './bill.ts'
import type { Room } from './room.ts'
import { endUnbilled, writeUnbilled } from './unbilled.ts'
import { tellState } from './view.ts'

/** Settles once. A failed settlement is retried; D1's row is read first, so that a lost answer never settles twice. */
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

/** Data after a settlement: the balance as the books have it, and more to hold for other consultations of the wallet. */
export async function afterSettlement(room: Room): Promise<void> {
  const { userId, consultationId } = room.terms()
  try {
    const balance = await room.services.money.balanceOf(userId)
    if (balance !== room.store.flag('balance')) {
      room.store.setFlag('balance', balance)
      tellState(room)
    }
    // The released hold lets other consultations of the same wallet hold more.
    await room.services.consultations.fundsChanged(userId)
  } catch (error) {
    logFailure({ event: 'room.failed', consultationId }, error)
  }
}

/** True once the bill is fixed: facts that come later change nothing, and are reported. */
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
  // From here on nothing waits: late facts and the bill that is fixed are of one moment.
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

// Messages in a call are no conversation to come back to.
function saidIn(room: Room) {
  const said = room.store.said()
  return room.terms().kind === 'chat' ? said : { ...said, unreadUser: 0, unreadAstrologer: 0 }
}

// Holds that were taken in the moment of a crash are in the books, but not here yet.
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
