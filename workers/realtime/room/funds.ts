// Carries out the funds plan of a running consultation: the next hold, warnings, the end.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { WARN_LAST } from '#workers/contract/limits.ts'
import {
  type FundsView,
  freeTimeOf,
  paysForStart,
  planFunds,
  planNotice,
  togetherOf,
} from '#workers/domain/consultations/index.ts'
import { wantAnnouncement } from './announce.ts'
import { factsAt, leftMs } from './bill-inputs.ts'
import { finish } from './lifecycle.ts'
import { delayHangUp } from './phone-ring.ts'
import { updatePresence } from './presence.ts'
import { type Room, usesTwilio } from './room.ts'
import type { WarningMark } from './store/flags.ts'
import { tellState } from './view.ts'

/** Takes the first hold at the accept. Less than two paid minutes end the consultation. */
export async function holdFirst(room: Room): Promise<void> {
  const terms = room.store.terms()
  if (!terms || room.store.holds().length > 0 || room.isFree()) return
  const { cents, balanceCents, limitedBy } = await room.services.consultations.takeHold({ terms, n: 1, heldCents: 0 })
  await room.services.failpoint('room.hold-taken')
  room.store.setFlag('balance', balanceCents)
  room.store.setFlag('limitedBy', limitedBy)
  if (cents > 0) room.store.addHold({ n: 1, cents })
  if (!paysForStart(cents, terms.priceCents)) {
    delayHangUp(room)
    finish(room, { reason: limitedBy === 'month' ? 'limit_reached' : 'insufficient_funds', by: 'system' })
    return
  }
  room.store.addEvent({ at: room.now(), what: 'hold', side: null })
  updatePresence(room)
  tellState(room)
}

/** Carries out the due step of the plan; after a hold that failed, its notice. */
export async function watchFunds(room: Room): Promise<void> {
  if (room.store.consultation().state !== 'active' || room.isFree()) return
  const plan = planFunds(fundsOf(room))
  // A wallet that cannot be queried counts as empty for now, so that warnings and the end are not delayed.
  let failure: unknown = null
  try {
    if (plan.type === 'hold' && (await extend(room, plan.mark))) return tellState(room)
    if (room.store.flag('landed')) await tellBalance(room)
  } catch (error) {
    failure = error
  }
  // Meanwhile the consultation may have paused or ended.
  if (room.store.consultation().state !== 'active') return
  const notice = planNotice(fundsOf(room))
  if (notice.type === 'end')
    finish(room, {
      reason: room.store.flag('limitedBy') === 'month' ? 'limit_reached' : 'funds_exhausted',
      by: 'system',
    })
  if (notice.type === 'warn') warn(room, notice.mark)
  if (failure) throw failure
}

/** A payment arrived, or another consultation of the same wallet ended: the plan may hold more. */
export function fundsChanged(room: Room): void {
  room.store.setFlag('fundsAsked', undefined)
  room.store.setFlag('landed', true)
}

function fundsOf(room: Room): FundsView {
  return {
    leftMs: leftMs(room, room.now()),
    paidMs: room.paidMs(),
    landed: room.store.flag('landed') ?? false,
    refusedAt: room.store.flag('fundsAsked') ?? null,
    warned: room.store.flag('warned') ?? null,
  }
}

function warn(room: Room, mark: WarningMark): void {
  const now = room.now()
  room.store.setFlag('warned', mark)
  room.tell({ type: 'warning', seconds_left: Math.ceil(leftMs(room, now) / 1000) })
  if (usesTwilio(room)) wantAnnouncement(room, mark)
  room.store.addEvent({ at: now, what: mark === WARN_LAST ? 'warned_30' : 'warned_120', side: null })
}

async function tellBalance(room: Room): Promise<void> {
  const terms = room.store.terms()
  if (!terms) return
  room.store.setFlag('balance', await room.services.money.balanceOf(terms.userId))
  room.store.setFlag('landed', undefined)
  tellState(room)
}

async function extend(room: Room, mark: number | null): Promise<boolean> {
  const terms = room.store.terms()
  if (!terms) return false
  const n = room.store.holds().length + 1
  const heldCents = room.heldCents()
  const { cents, balanceCents, limitedBy } = await room.services.consultations.takeHold({ terms, n, heldCents })
  room.store.setFlag('balance', balanceCents)
  room.store.setFlag('limitedBy', limitedBy)
  room.store.setFlag('fundsAsked', cents === 0 ? (mark ?? undefined) : undefined)
  if (cents === 0) return false
  room.store.setFlag('landed', undefined)
  room.store.addHold({ n, cents })
  room.store.setFlag('warned', undefined)
  room.store.addEvent({ at: room.now(), what: 'hold', side: null })
  return true
}

/**
 * At the end of the free minutes, pauses the meter and asks the client whether to pay from there on. Only the client's explicit consent
 * takes a hold; without an answer the consultation ends without a charge.
 */
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

/** Stores the client's consent. The hold follows as an effect, so that a crash in between repeats it. */
export function sayYes(room: Room, side: Side): void {
  const { state, question } = room.store.consultation()
  if (side !== 'user' || state !== 'paused' || !question) return
  room.store.setFlag('saidYes', true)
  room.store.setFlag('noMoney', undefined)
}

/** Takes the hold of a client who consented, and resumes. Without enough money the question stays open for a while. */
export async function continueAsPaid(room: Room): Promise<void> {
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
  // Meanwhile the consultation may have ended; the settlement then releases the hold.
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
