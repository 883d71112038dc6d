// Requests a consultation: checks permission, presence and funds, and freezes price and payout in the row.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { ConsultationRequest, ConsultationStarted } from '#workers/contract/consultations/consultations.ts'
import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { LONGEST_SHOWN_MINUTES } from '#workers/contract/limits.ts'
import type { Limits, NewId } from '#workers/contract/ports.ts'
import { DAY, HOUR, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { type Practice, selectPractice } from '#workers/domain/astrologers/index.ts'
import { attachBirth, findProfile } from '#workers/domain/birth-profiles/index.ts'
import { type FreeMinutesDeps, takeFreeMinutes } from '#workers/domain/consultations/billing/free-minutes.ts'
import { freeTerms, type Terms } from '#workers/domain/consultations/billing/frozen-terms.ts'
import { assertPaysStart, startCents } from '#workers/domain/consultations/billing/start-funds.ts'
import { closeUnopened, insertConsultation } from '#workers/domain/consultations/consultation.repo.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { fundsOf, holdAmount } from '#workers/domain/money/index.ts'
import { findConsultation, type RowWithNames, selectPublic } from '#workers/domain/reports/index.ts'
import type { Calls } from './calls.ts'
import { assertMayRing } from './may-ring.ts'
import { assertPhoneCall } from './phone-terms.ts'
import { recordRefusedRequest } from './record-refused-request.ts'

/** `hasTurn`: the client waited in the queue, and is the only one who may ring now. */
type Turns = {
  hasTurn(asked: { astrologerId: string; userId: string; now: number }): Promise<boolean>
  /** True when a slot of this client begins. Throws astrologer_booked during a slot of another client. */
  assertNotBooked(asked: { astrologerId: string; userId: string; now: number }): Promise<boolean>
}

export type RequestDeps = {
  db: Db
  now: () => number
  newId: NewId
  limits: Limits
  rooms: Rooms
  calls: Calls
} & Turns &
  FreeMinutesDeps

const DIALS_PER_DAY = 30
/** A room that is not open by then was lost in a crash: cron frees the astrologer. */
const OPENS_WITHIN = 15 * SECOND

/**
 * Rings the astrologer once per `id`. Throws astrologer_offline, astrologer_busy, insufficient_funds, limit_reached,
 * not_available, astrologer_booked, free_minutes_gone, ring_unanswered, rung_often, ring_pause, …
 */
export async function requestConsultation(
  deps: RequestDeps,
  { viewer, form, id = deps.newId() }: { viewer: Viewer; form: ConsultationRequest; id?: string },
): Promise<ConsultationStarted> {
  const {
    astrologer_id: astrologerId,
    kind,
    budget_cents: budget,
    birth_profile_id: birthId,
    free_minutes: free,
  } = form
  const { db, now, rooms } = deps
  const { userId } = viewer
  const read = readsOf(deps, { userId, astrologerId, birthId })
  const before = await findConsultation(db, id)
  if (before) return resumeRequest(deps, { viewer, row: before, form })
  if (kind === 'web-call' && !deps.calls.web) throw new AppError('web_calls_unavailable')
  if (kind === 'phone-call') await assertOwnPhone(deps, viewer)
  const [[shown], [practice]] = await read.astrologer
  if (!shown || !practice) throw new AppError('not_found')
  assertTaken(practice, kind)
  const priceCents = kind === 'chat' ? practice.priceChatCents : practice.priceCallCents
  const payoutPaise = kind === 'chat' ? practice.payoutChatPaise : practice.payoutCallPaise
  const ownSlot = await read.ownSlot
  // Stored so that the client of a booked slot does not count as absent.
  const refuse = async (code: 'astrologer_offline' | 'astrologer_busy') => {
    const asked = { userId: viewer.userId, astrologerId, kind, priceCents, payoutPaisePerMin: payoutPaise }
    if (ownSlot) await recordRefusedRequest(deps, asked)
    throw new AppError(code)
  }
  if (practice.status === 'offline') await refuse('astrologer_offline')
  // To other clients the astrologer is busy during a waiting client's turn.
  if (practice.status === 'busy' && !ownSlot) if (!(await read.hasTurn)) await refuse('astrologer_busy')
  if (kind === 'phone-call') await assertPhoneCall(deps, { userId: viewer.userId, astrologerId, priceCents })
  const start = free
    ? await takeFreeMinutes(deps, {
        viewer,
        astrologerId,
        kind,
        minutes: free,
        consultationId: id,
        priceCents,
        at: now(),
      })
    : null
  // Free minutes need no money. Payment is settled at their end.
  const longestMinutes = start ? null : await assertFunds(read.funds, { priceCents, budgetCents: budget ?? null })
  await read.mayRing
  const birth = await read.birth
  await deps.limits.hit('ring', viewer.userId, 60, HOUR)
  // Limits the telephone bill that a stolen account could cause.
  if (kind === 'phone-call') await deps.limits.hit('dial', viewer.userId, DIALS_PER_DAY, DAY)
  const terms: Terms = {
    consultationId: id,
    userId: viewer.userId,
    astrologerId,
    kind,
    priceCents,
    payoutPaise,
    budgetCents: budget ?? null,
    userName: viewer.fullName,
    astrologerName: shown.fullName,
    requestedAt: now(),
    provider: kind === 'chat' ? null : deps.calls.provider,
    ...(birth ? { withBirth: true as const } : {}),
    ...(start ? { free: start.free } : {}),
    ...(longestMinutes === null ? {} : { longestMinutes }),
  }
  // Of two concurrent requests the unique index on live consultations admits one.
  try {
    await insertConsultation(db, { terms, nextDueAt: now() + OPENS_WITHIN, beside: start?.statements ?? [] })
  } catch (error) {
    if (error instanceof AppError && error.code === 'astrologer_busy') await refuse(error.code)
    throw error
  }
  try {
    if (birth) await attachBirth(db, { consultationId: terms.consultationId, profile: birth })
  } catch (error) {
    // Nothing was rung, so the astrologer must not be busy until the sweep.
    await closeUnopened(db, { id: terms.consultationId, at: now() })
    throw error
  }
  const rung = await rooms.open(terms)
  if (rung !== 'ringing') throw new AppError(rung)
  return { session_id: terms.consultationId, status: 'pending' }
}

/**
 * Reads everything that a request needs in parallel, because the database may be far away. Each result is awaited in the order
 * of the checks, so a rejection that is never reached must not be unhandled.
 */
function readsOf(
  deps: RequestDeps,
  { userId, astrologerId, birthId }: { userId: string; astrologerId: string; birthId?: string | null | undefined },
) {
  const { db, now } = deps
  const asked = { astrologerId, userId, now: now() }
  const reads = {
    astrologer: db.batch([selectPublic(db, astrologerId), selectPractice(db, astrologerId)]),
    ownSlot: deps.assertNotBooked(asked),
    hasTurn: deps.hasTurn(asked),
    funds: fundsOf(deps, userId),
    mayRing: assertMayRing(deps, { userId, astrologerId }),
    birth: birthId ? ownBirth(db, { userId, id: birthId }) : Promise.resolve(null),
  }
  for (const each of Object.values(reads)) each.catch(() => undefined)
  return reads
}

function assertTaken(practice: Practice, kind: Kind): void {
  if (kind === 'chat' && !(practice.chatEnabled && practice.takesChats)) throw new AppError('chat_disabled')
  if (kind === 'web-call' && !practice.takesWebCalls) throw new AppError('no_web_calls')
  if (kind === 'phone-call' && !practice.takesPhoneCalls) throw new AppError('no_phone_calls')
}

// The answer to the first request of this id was lost: its room is opened, unless it is open.
async function resumeRequest(
  deps: RequestDeps,
  { viewer, row, form }: { viewer: Viewer; row: RowWithNames; form: ConsultationRequest },
): Promise<ConsultationStarted> {
  const { id, astrologerId, kind, priceCents, payoutPaisePerMin, budgetCents, requestedAt } = row
  if (row.userId !== viewer.userId) throw new AppError('not_found')
  const { birth_profile_id: birthId, ...asked } = form
  const same =
    asked.astrologer_id === astrologerId &&
    asked.kind === kind &&
    (asked.budget_cents ?? null) === budgetCents &&
    (asked.free_minutes ?? 0) * 60 === row.freeSecondsOffered
  if (!same) throw new AppError('idempotency_mismatch')
  if (row.endReason === 'busy') throw new AppError('astrologer_busy')
  if (row.state === 'ended') return { session_id: id, status: 'pending' }
  if (birthId)
    await attachBirth(deps.db, {
      consultationId: id,
      profile: await ownBirth(deps.db, { userId: viewer.userId, id: birthId }),
    })
  const rung = await deps.rooms.open({
    consultationId: id,
    userId: viewer.userId,
    astrologerId,
    kind,
    priceCents,
    budgetCents,
    requestedAt,
    payoutPaise: payoutPaisePerMin,
    userName: viewer.fullName,
    astrologerName: row.astrologer.name,
    provider: kind === 'chat' ? null : deps.calls.provider,
    ...(birthId ? { withBirth: true as const } : {}),
    ...freeTerms({ seconds: row.freeSecondsOffered, by: row.freeBy }),
  })
  if (rung !== 'ringing') throw new AppError(rung)
  return { session_id: id, status: 'pending' }
}

async function assertOwnPhone({ calls }: RequestDeps, viewer: Viewer): Promise<void> {
  if (!calls.phone) throw new AppError('phone_unavailable')
  if (!(await calls.numberOf(viewer.userId))) throw new AppError('phone_unverified')
}

async function ownBirth(db: Db, { userId, id }: { userId: string; id: string }) {
  const birth = await findProfile(db, { userId, id })
  if (!birth) throw new AppError('invalid', { fields: { birth_profile_id: problem('birth_deleted') } })
  return birth
}

/** Throws when the money is not enough to start. Returns the minutes that it pays for, up to the maximum that a ring shows. */
async function assertFunds(
  funds: ReturnType<typeof fundsOf>,
  { priceCents, budgetCents }: { priceCents: number; budgetCents: number | null },
): Promise<number> {
  const needed = startCents(priceCents)
  if (budgetCents !== null && budgetCents < needed) {
    throw new AppError('invalid', { fields: { budget_cents: problem('budget_below_start', { least_cents: needed }) } })
  }
  const own = await funds
  assertPaysStart(own, priceCents)
  const longest = chargeForSeconds(priceCents, LONGEST_SHOWN_MINUTES * 60)
  const affordable = holdAmount(longest, { ...own, budgetLeftCents: budgetCents })
  return Math.min(LONGEST_SHOWN_MINUTES, Math.floor(secondsFor(affordable, priceCents) / 60))
}
