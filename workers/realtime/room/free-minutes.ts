// The free minutes of a consultation in its room: at their end the meter stands, and the client is asked whether to pay from
// there on. Only the client's own yes takes a hold; silence ends the consultation, and nothing is charged.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { freeTimeOf, paysForStart, togetherOf } from '#workers/domain/consultations/index.ts'
import { factsAt, leftMs } from './bill.ts'
import { updatePresence } from './presence.ts'
import type { Room } from './room.ts'
import { tellState } from './view.ts'

/** Asks, once the free minutes are used up. */
export async function askWhenUsedUp(room: Room): Promise<void> {
  const consultation = room.store.consultation()
  const { state, startedAt } = consultation
  const now = room.now()
  if (state !== 'active' || startedAt === null || !room.isFree() || leftMs(room, now) > 0) return
  const { until } = togetherOf(factsAt(room, now), { startedAt, free: freeTimeOf(room.terms(), consultation) })
  room.apply({ type: 'ask', over: until })
  room.store.addEvent({ at: until, what: 'free_over', side: null })
  tellState(room)
}

/** The client says yes. The hold follows as an effect, so that a crash between the two repeats it. */
export function sayYes(room: Room, side: Side): void {
  const { state, question } = room.store.consultation()
  if (side !== 'user' || state !== 'paused' || !question) return
  room.store.setFlag('saidYes', true)
  room.store.setFlag('noMoney', undefined)
}

/** Holds money for a client who said yes, and goes on. Without enough of it the question stands a while longer. */
export async function goOnAfterYes(room: Room): Promise<void> {
  if (!room.store.flag('saidYes') || !isAsked(room)) return
  const terms = room.terms()
  const n = room.store.holds().length + 1
  const heldCents = room.heldCents()
  const { cents, balanceCents, limitedBy } = await room.services.consultations.takeHold({ terms, n, heldCents })
  await room.services.failpoint('room.hold-taken')
  room.store.setFlag('balance', balanceCents)
  room.store.setFlag('limitedBy', limitedBy)
  if (cents > 0) room.store.addHold({ n, cents })
  room.store.setFlag('saidYes', undefined)
  // Meanwhile it may have ended: then the settlement gives the hold back.
  if (!isAsked(room)) return
  if (!paysForStart(room.heldCents(), terms.priceCents)) {
    room.store.setFlag('noMoney', true)
    room.apply({ type: 'wait-for-money' })
  } else {
    room.store.addEvent({ at: room.now(), what: 'hold', side: null })
    room.store.addEvent({ at: room.now(), what: 'went_on', side: 'user' })
    room.apply({ type: 'go-on' })
    updatePresence(room)
  }
  tellState(room)
}

function isAsked(room: Room): boolean {
  const { state, question } = room.store.consultation()
  return state === 'paused' && !!question
}
