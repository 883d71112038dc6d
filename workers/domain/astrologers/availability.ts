// An astrologer's presence: online, busy or offline.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Presence, StatusAnswer } from '#workers/contract/astrologers/astrologers.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { findPractice, type Practice, updatePractice } from './astrologer.repo.ts'
import { selectHours } from './hours.repo.ts'
import { marksOfHand } from './switch-by-hours.ts'

/** The port to the astrologer's line, a Durable Object (gateways/live.ts). */
export type Line = {
  switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'>
  lineTicket(astrologerId: string, now: number): Promise<TicketAnswer>
}

type Deps = { db: Db; line: Line; now: () => number }

export async function readStatus({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<StatusAnswer> {
  const { status, isApproved, wentOfflineAt, wentOfflineBecause } = await ownPractice(db, viewer)
  const byItself = wentOfflineAt !== null
  return {
    status,
    is_approved: isApproved,
    went_offline_by_itself: byItself,
    offline_because: byItself ? (wentOfflineBecause ?? 'unreachable') : null,
  }
}

/**
 * Sets the astrologer online or offline; without `wanted`, toggles. Throws not_approved before the approval, no_way_to_ring
 * without an open page or a registered device.
 */
export async function toggleStatus(
  { db, line, now }: Deps,
  viewer: Viewer,
  wanted?: 'online' | 'offline',
): Promise<StatusAnswer> {
  const practice = await ownPractice(db, viewer)
  const online = wanted ? wanted === 'online' : practice.status === 'offline'
  if (online && !(practice.isApproved && practice.isActive)) throw new AppError('not_approved')
  const status = await line.switchLine(viewer.userId, online)
  if (status === 'no_way_to_ring') throw new AppError('no_way_to_ring')
  const [hours, account] = practice.followsHours
    ? await Promise.all([selectHours(db, viewer.userId), findById(db, viewer.userId)])
    : [[], null]
  await updatePractice(db, viewer.userId, {
    ...marksOfHand(hours, account?.timeZone ?? null, now()),
    ...(online ? { switchedOnAt: now(), backAt: null } : {}),
  })
  return { status, is_approved: practice.isApproved, went_offline_by_itself: false, offline_because: null }
}

/** A ticket for the socket on which the astrologer is rung. */
export async function lineTicket({ line, now }: Pick<Deps, 'line' | 'now'>, viewer: Viewer): Promise<TicketAnswer> {
  requirePermission(viewer, 'answer_ring')
  return line.lineTicket(viewer.userId, now())
}

async function ownPractice(db: Db, viewer: Viewer): Promise<Practice> {
  const practice = await findPractice(db, viewer.userId)
  if (!practice) throw new AppError('not_found')
  return practice
}
