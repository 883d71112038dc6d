// What follows from the room's state in the world: ring, hold, settle, free. Each effect is idempotent, so that it can
// be done again after any crash; the state that depends on an effect is written after it.
import type { Kind } from '#workers/contract/consultation-states.ts'
import { MINUTE, RING_DEADLINE } from '#workers/contract/limits.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import type { Room } from './room.ts'
import { allFacts } from './room-bill.ts'
import { readyToSettle } from './room-call.ts'
import { holdFirst, watchFunds } from './room-funds.ts'
import { finish } from './room-lifecycle.ts'
import { pushEnd } from './room-push.ts'
import { tellState } from './room-view.ts'

const CHECKPOINT = 4 * MINUTE

export async function reconcile(room: Room): Promise<void> {
  if (!room.store.terms()) return
  if (room.store.consultation().state === 'requested') await ring(room)
  if (isUnderWay(room)) {
    await holdFirst(room)
    await stopRinging(room)
    await watchFunds(room)
    await copyMessages(room)
  }
  if (room.store.consultation().state === 'ending' && readyToSettle(room)) await settle(room)
  if (room.store.consultation().state === 'ended') await free(room)
  else await project(room)
}

function isUnderWay(room: Room): boolean {
  return ['connecting', 'active', 'paused'].includes(room.store.consultation().state)
}

async function ring(room: Room): Promise<void> {
  const { consultationId, astrologerId, kind, userName, payoutPaise } = room.terms()
  const notice: RingNotice = {
    session_id: consultationId,
    type: kind,
    conference: `session-${consultationId}`,
    from_user: userName,
    ...((await mayRingPhone(room, kind, astrologerId)) ? { phone_number: await shownNumber(room) } : {}),
    payout_paise_per_min: payoutPaise,
    expires_at: room.now() + RING_DEADLINE,
  }
  const rung = await room.services.live.ring(astrologerId, notice)
  if (room.store.consultation().state !== 'requested') return
  if (rung !== 'ringing') {
    room.store.setNote('refusal', rung)
    finish(room, 'busy', 'system')
    return
  }
  room.apply({ type: 'ring' })
  room.store.addEvent(room.now(), 'ringing', null)
  tellState(room)
}

/** A web call, too, may be taken by phone where phones can be rung and the astrologer's number is verified. */
async function mayRingPhone({ services }: Room, kind: Kind, astrologerId: string): Promise<boolean> {
  if (kind !== 'web-call') return kind === 'phone-call'
  return services.calls.phone && (await services.calls.numberOf(astrologerId)) !== null
}

/** Our number, which rings on both phones; stored, because every state message carries it. */
async function shownNumber(room: Room): Promise<string> {
  const number = room.services.voice.shownNumber ?? (await room.services.settings()).defaultPhoneNumber
  room.store.setNote('shownNumber', number)
  return number
}

async function stopRinging(room: Room): Promise<void> {
  if (room.store.note('ringStopped')) return
  const { astrologerId, consultationId } = room.terms()
  await room.services.live.ringOver({ astrologerId, consultationId, outcome: 'accepted' })
  room.store.setNote('ringStopped', true)
}

async function settle(room: Room): Promise<void> {
  await copyMessages(room)
  const [terms, consultation] = [room.terms(), room.store.consultation()]
  // Holds that were taken in the moment of a crash are in the books, but not here yet.
  for (let n = room.store.holds().length + 1; consultation.acceptedAt !== null; n += 1) {
    const standing = await room.services.consultations.standingHold({ consultationId: terms.consultationId, n })
    if (standing === null) break
    room.store.addHold({ n, cents: standing })
  }
  await room.services.failpoint('room.before-settle')
  const { facts, holds, events } = { facts: allFacts(room), holds: room.store.holds(), events: room.store.events() }
  await room.services.consultations.settle({ terms, consultation, facts, holds, events })
  await room.services.failpoint('room.settled')
  room.store.setNote('balance', await room.services.money.balanceOf(terms.userId))
  room.apply({ type: 'settled' })
  tellState(room)
  pushEnd(room)
  // The released hold lets other consultations of the same wallet hold more.
  await room.services.consultations.fundsChanged(terms.userId)
}

async function free(room: Room): Promise<void> {
  if (room.store.note('freed')) return
  const { astrologerId, consultationId } = room.terms()
  const outcome = room.store.consultation().endReason ?? 'ended'
  await room.services.live.freeLine({ astrologerId, consultationId, outcome })
  room.store.setNote('freed', true)
}

async function copyMessages(room: Room): Promise<void> {
  const copied = room.store.note('copied') ?? 0
  const fresh = room.store.messagesAfter(copied)
  // While people type, copies go in bundles; at the end everything goes.
  const over = room.isOver()
  const due = room.now() - (room.store.note('copiedAt') ?? 0) > 15_000
  if (fresh.length === 0 || !(over || due)) return
  for (let n = 0; n < fresh.length; n += 100) {
    const part = fresh.slice(n, n + 100)
    await room.services.consultations.copyMessages({ consultationId: room.terms().consultationId, messages: part })
    room.store.setNote('copied', part.at(-1)?.seq)
  }
  room.store.setNote('copiedAt', room.now())
}

// D1's row follows the state and names the next deadline: cron wakes rooms that are late.
async function project(room: Room): Promise<void> {
  const { state, acceptedAt, startedAt } = room.store.consultation()
  const now = room.now()
  const last = room.store.note('projected')
  if (last?.state === state && now - last.at < CHECKPOINT) return
  await room.services.consultations.project({
    id: room.terms().consultationId,
    change: { state, acceptedAt, startedAt, nextDueAt: now + CHECKPOINT + MINUTE },
  })
  room.store.setNote('projected', { state, at: now })
}
