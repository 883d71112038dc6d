// The state for each side: time, cost so far, remaining balance.
import { endReasonFor, type Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { WARN_FIRST } from '#workers/contract/limits.ts'
import { nextDeadline } from '#workers/domain/consultations/index.ts'
import { billAt, freeStateOf } from './bill-inputs.ts'
import { presentSides } from './presence.ts'
import { attachmentOf, deviceOf, type Room, usesTwilio } from './room.ts'

export function stateFor(room: Room, side: Side): RoomState {
  const terms = room.terms()
  const now = room.now()
  const consultation = room.store.consultation()
  const bill = billAt(room, now)
  const left = Math.max(0, room.paidMs() - bill.billableMs)
  const running = consultation.state === 'active'
  const balance = room.store.flag('balance')
  const over = consultation.state === 'ended'
  const forUser = side === 'user'
  return {
    state: consultation.state,
    kind: terms.kind,
    side,
    end_reason: endReasonFor(side, consultation),
    ended_by: consultation.endedBy,
    price_cents: terms.priceCents,
    started_at: consultation.startedAt,
    billable_ms: bill.billableMs,
    running,
    cost_cents: bill.chargeCents,
    hold_cents: forUser ? room.heldCents() : null,
    // The free minutes have their own countdown.
    left_ms: !room.isFree() && (forUser || (running && left <= WARN_FIRST)) ? left : null,
    free: freeStateOf(room, { bill, side }),
    balance_cents: forUser && balance !== undefined ? balance - (over ? 0 : bill.chargeCents) : null,
    limited_by: forUser ? (room.store.flag('limitedBy') ?? 'balance') : null,
    payout_paise_per_min: forUser ? null : terms.payoutPaise,
    earned_paise: forUser ? null : bill.payoutPaise + bill.promotionPaise,
    deadline_at: consultation.state === 'active' ? null : (nextDeadline(consultation)?.at ?? null),
    now,
    present: presentSides(room),
    pages: { user: pageOf(room, 'user'), astrologer: pageOf(room, 'astrologer') },
    ...callOf(room),
    last_seq: room.store.lastSeq(),
    marks: room.store.marks(),
  }
}

function pageOf(room: Room, side: Side): RoomState['pages'][Side] {
  const page = room.sockets(side).map(attachmentOf).at(-1)
  return page
    ? { microphone: page.microphone ?? null, muted: page.muted ?? false, sound_off: page.soundOff ?? false }
    : null
}

function callOf(room: Room): Pick<RoomState, 'provider' | 'device' | 'legs' | 'shown_number'> {
  const terms = room.store.terms()
  if (!terms || terms.kind === 'chat') return { provider: null, device: null, legs: null, shown_number: null }
  const twilio = usesTwilio(room)
  const accepted = room.store.consultation().acceptedAt !== null
  const phone = terms.kind === 'phone-call' || deviceOf(room, 'astrologer') === 'phone'
  return {
    provider: terms.provider ?? 'embedded',
    device: accepted ? deviceOf(room, 'astrologer') : null,
    legs: twilio ? { user: room.calls.leg('user').state, astrologer: room.calls.leg('astrologer').state } : null,
    shown_number: phone ? (room.services.voice.shownNumber ?? room.store.flag('shownNumber') ?? null) : null,
  }
}

export function tellState(room: Room): void {
  for (const side of ['user', 'astrologer'] as const)
    room.tell({ type: 'state', state: stateFor(room, side) }, { to: side })
}
