// Accept and end: only for the sides, with exactly one winner.

import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import { statusOfState } from '#workers/contract/consultations/consultation-states.ts'
import type { ConsultationStarted } from '#workers/contract/consultations/consultations.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'
import { AppError, type ErrorCode } from '#workers/contract/errors/errors.ts'
import { type Problem, problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import { auditWhen, isNewAct } from '#workers/domain/audit/index.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { findLastAct } from '#workers/domain/reports/index.ts'
import type { Calls } from './calls.ts'
import { mayTakeByPhone } from './phone-terms.ts'

type Deps = { db: Db; rooms: Rooms }
type EndDeps = Deps & { now: () => number }
export type AcceptedOn = { device: 'web' | 'phone'; tab: string }

/** The default texts address the client, but this answer goes to the astrologer. */
const REFUSALS: Readonly<Partial<Record<ErrorCode, Problem>>> = {
  insufficient_funds: problem('client_cannot_pay'),
}

/**
 * Accepts on a device of the astrologer; the first one wins. A web call may be accepted by phone. Throws already_accepted,
 * wrong_state, insufficient_funds, phone_unavailable, phone_unverified.
 */
export async function acceptConsultation(
  { db, rooms, calls }: Deps & { calls: Calls },
  { viewer, id, device: wanted, tab }: ViewerAndId & AcceptedOn,
): Promise<ConsultationStarted & { url: string }> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side !== 'astrologer') throw new AppError('not_found')
  // Checked here, because a room that is already empty would answer not_found.
  if (row.state === 'ended') throw new AppError('wrong_state')
  const device = row.kind === 'phone-call' ? 'phone' : row.kind === 'chat' ? 'web' : wanted
  if (device === 'phone') {
    if (!calls.phone) throw new AppError('phone_unavailable')
    const number = await calls.numberOf(viewer.userId)
    if (!number) throw new AppError('phone_unverified')
    if (row.kind === 'web-call' && !(await mayTakeByPhone(calls, { number, priceCents: row.priceCents })))
      throw new AppError('no_phone_calls_today', { problem: problem('not_by_phone') })
  }
  const outcome = await rooms.accept(id, `${device}:${tab}`)
  if (!outcome.ok) {
    const refusal = REFUSALS[outcome.code]
    throw new AppError(outcome.code, refusal ? { problem: refusal } : {})
  }
  // A web call that is accepted by phone has the page of a phone call.
  const kind = device === 'phone' ? 'phone-call' : row.kind
  const url = consultationPath({ kind, id, astrologerId: row.astrologerId }, side)
  return { session_id: id, status: statusOfState(outcome.state, row.kind), url }
}

/**
 * Ends the consultation for either side: cancelled, rejected or ended, depending on its state. Repeats after the end succeed,
 * except for an admin, whose reason would be lost: throws conflict.
 */
export async function endConsultation(
  { db, rooms, now }: EndDeps,
  { viewer, id, reason }: ViewerAndId & { reason?: string },
): Promise<void> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin' && !reason) throw new AppError('invalid', { fields: { reason: problem('reason_missing') } })
  if (row.state === 'ended') {
    if (side === 'admin') await assertEndedBy(db, { viewer, id })
    return
  }
  // Logged before the end, because an entry without an end is harmless, but an end without an entry is not.
  if (side === 'admin') await noteEnd({ db, now }, { viewer, id, reason })
  const outcome = await rooms.end(id, side)
  if (!outcome.ok) throw new AppError(outcome.code)
}

async function noteEnd({ db, now }: Omit<EndDeps, 'rooms'>, { viewer, id, reason }: ViewerAndId & { reason?: string }) {
  const act = { at: now(), action: 'end_session', object: `session:${id}` }
  const entry = { ...act, actorId: viewer.userId, ...(reason ? { detail: reason } : {}) }
  const written = await auditWhen(db, entry, isNewAct(db, act))
  if (written.length === 0) await assertEndedBy(db, { viewer, id })
}

/** A repeat by the same admin, whose first answer was lost, is no conflict. */
async function assertEndedBy(db: Db, { viewer, id }: ViewerAndId): Promise<void> {
  const act = await findLastAct(db, { object: `session:${id}`, action: 'end_session' })
  if (act?.actorId === viewer.userId) return
  throw new AppError('conflict', {
    problem: act
      ? problem('session_ended', { by: act.name, reason: act.detail ?? null })
      : problem('session_ended_alone'),
  })
}

/** The user reports from another page that the ring is still awaited. */
export async function keepRinging({ db, rooms }: Deps, { viewer, id }: ViewerAndId): Promise<void> {
  const { side } = await openConsultation(db, { viewer, id })
  if (side !== 'user') throw new AppError('not_found')
  await rooms.keepRinging(id)
}

/** A ticket for the consultation's socket. The astrologer gets one only after the accept. */
export async function roomTicket({ db, rooms }: Deps, { viewer, id }: ViewerAndId): Promise<TicketAnswer> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state === 'ended') throw new AppError('wrong_state')
  const ticket = await rooms.ticket(id, side)
  if (!ticket) throw new AppError('wrong_state')
  return ticket
}
