// Access to a consultation: its two sides and admins. Others get not_found.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { endReasonFor, type Kind, statusOfState } from '#workers/contract/consultations/consultation-states.ts'
import type {
  HistoryAnswer,
  HistoryItem,
  LiveAnswer,
  LiveMeter,
  WireConsultation,
} from '#workers/contract/consultations/consultations.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { may, sideOf } from '#workers/domain/identity/index.ts'
import {
  countOf,
  findConsultation,
  findLiveOf,
  findNewestBetween,
  findOf,
  type RowOfHistory,
  type RowWithNames,
  type WhichOf,
} from '#workers/domain/reports/index.ts'
import { markRead } from './consultation.repo.ts'
import type { Rooms } from './rooms.ts'

export type ViewerAndId = { viewer: Viewer; id: string }

/** The row and the viewer's side in it. Throws not_found for strangers and unknown ids. */
export async function openConsultation(
  db: Db,
  { viewer, id }: ViewerAndId,
): Promise<{ row: RowWithNames; side: WireConsultation['side'] }> {
  const row = await findConsultation(db, id)
  if (!row) throw new AppError('not_found')
  if (row.userId === viewer.userId) return { row, side: 'user' }
  if (row.astrologerId === viewer.userId) return { row, side: 'astrologer' }
  if (may(viewer, 'open_foreign_consultation')) return { row, side: 'admin' }
  throw new AppError('not_found')
}

export async function readConsultation({ db }: { db: Db }, asked: ViewerAndId): Promise<WireConsultation> {
  const { row, side } = await openConsultation(db, asked)
  return toWire(row, side)
}

/** The viewer's newest live consultation, and its meter after the accept. */
export async function readLive({ db, rooms }: { db: Db; rooms: Rooms }, viewer: Viewer): Promise<LiveAnswer> {
  const side = sideOf(viewer.role)
  if (side === null) return { session: null, meter: null }
  const row = await findLiveOf(db, partyOf(viewer))
  if (!row) return { session: null, meter: null }
  const session = toWire(row, side)
  const rings = session.state === 'requested' || session.state === 'ringing'
  return { session, meter: rings ? null : meterOf(await rooms.state(row.id, side)) }
}

function meterOf(state: RoomState | null): LiveMeter | null {
  if (!state) return null
  return {
    state: state.state,
    kind: state.kind,
    running: state.running,
    price_cents: state.price_cents,
    billable_ms: state.billable_ms,
    cost_cents: state.cost_cents,
    left_ms: state.left_ms,
    free: state.free,
    balance_cents: state.balance_cents,
    payout_paise_per_min: state.payout_paise_per_min,
    earned_paise: state.earned_paise,
    deadline_at: state.deadline_at,
    now: state.now,
    present: state.present,
  }
}

/** Marks the transcript as read by the viewer's side. Throws not_found for strangers; an admin marks nothing. */
export async function markTranscriptRead({ db }: { db: Db }, asked: ViewerAndId): Promise<void> {
  const { side } = await openConsultation(db, asked)
  if (side !== 'admin') await markRead(db, { id: asked.id, side })
}

/** The newest consultation between the viewer (a user) and an astrologer. */
export async function readNewestWith(
  { db }: { db: Db },
  { viewer, astrologerId }: { viewer: Viewer; astrologerId: string },
): Promise<WireConsultation | null> {
  const row = await findNewestBetween(db, { userId: viewer.userId, astrologerId })
  return row ? toWire(row, 'user') : null
}

const HISTORY_ANSWERED = 500

/** The viewer's consultations for the chat history, newest first: all are counted, and the newest 500 listed. */
export async function readHistory({ db }: { db: Db }, viewer: Viewer): Promise<HistoryAnswer> {
  const [counts, results] = await Promise.all([
    countHistory({ db }, viewer),
    readHistoryPage({ db }, { viewer, size: HISTORY_ANSWERED }),
  ])
  return { count: Object.values(counts).reduce((sum, n) => sum + n, 0), results }
}

/** A page of the viewer's consultations, newest first. */
export async function readHistoryPage(
  { db }: { db: Db },
  { viewer, ...which }: WhichOf & { viewer: Viewer },
): Promise<HistoryItem[]> {
  const rows = await findOf(db, partyOf(viewer), which)
  return rows.map((row) => toItem(row, sideOf(viewer.role) === 'astrologer'))
}

/** The number of the viewer's consultations of each kind. */
export async function countHistory({ db }: { db: Db }, viewer: Viewer): Promise<Record<Kind, number>> {
  return countOf(db, partyOf(viewer))
}

function partyOf({ role, userId }: Viewer): { userId: string } | { astrologerId: string } {
  return sideOf(role) === 'astrologer' ? { astrologerId: userId } : { userId }
}

function toWire(row: RowWithNames, side: WireConsultation['side']): WireConsultation {
  const party = (id: string, { name, photo }: RowWithNames['user']) => ({ id, full_name: name, profile_photo: photo })
  const state = row.state as WireConsultation['state']
  return {
    session_id: row.id,
    kind: row.kind,
    state,
    status: statusOfState(state, row.kind),
    end_reason: endReasonFor(side, row) as WireConsultation['end_reason'],
    ended_by: row.endedBy,
    side,
    user: party(row.userId, row.user),
    astrologer: party(row.astrologerId, row.astrologer),
    price_cents: row.priceCents,
    // The budget is visible to the user alone.
    budget_cents: side === 'astrologer' ? null : row.budgetCents,
    requested_at: row.requestedAt,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    billable_seconds: row.billableSeconds,
    charge_cents: row.chargeCents,
    payout_paise: side === 'user' ? null : row.payoutPaise,
    message_count: row.messageCount,
    transcript_deleted_at: row.transcriptDeletedAt,
    unread: side === 'admin' ? 0 : side === 'user' ? row.unreadUser : row.unreadAstrologer,
  }
}

export function toItem(row: RowOfHistory, forAstrologer: boolean): HistoryItem {
  const other = forAstrologer ? row.user : row.astrologer
  const state = row.state as WireConsultation['state']
  return {
    session_id: row.id,
    kind: row.kind,
    other_id: forAstrologer ? row.userId : row.astrologerId,
    other_name: other.name,
    other_photo: other.photo,
    requested_at: row.requestedAt,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    duration_minutes: Math.round(row.billableSeconds / 6) / 10,
    billable_seconds: row.billableSeconds,
    amount: (forAstrologer ? row.payoutPaise + row.promotionPaise : row.chargeCents) / 100,
    currency: forAstrologer ? 'INR' : 'USD',
    refunded_cents: row.refundedCents,
    // The earnings are visible to the astrologer alone.
    taken_back_paise: forAstrologer ? row.takenBackPaise : null,
    status: statusOfState(state, row.kind),
    end_reason: endReasonFor(forAstrologer ? 'astrologer' : 'user', row) as HistoryItem['end_reason'],
    last_message: row.lastMessage,
    unread: forAstrologer ? row.unreadAstrologer : row.unreadUser,
  }
}
