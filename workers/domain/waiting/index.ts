// A client waits in the queue of a busy astrologer: joins, reads its state, leaves; the astrologer reads and closes the queue.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import {
  type LineOutlook,
  type LinesAnswer,
  type OwnLine,
  QUEUES_AT_ONCE,
  type WireLine,
} from '#workers/contract/consultations/waiting.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { assertMayRing, assertPaysStart } from '#workers/domain/consultations/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { fundsOf } from '#workers/domain/money/index.ts'
import { findNames, findPublic, findRecentDurations } from '#workers/domain/reports/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { estimateWait } from './estimate.ts'
import { findOwnPlaces, type NewPlace, replacePlaces } from './waiting.repo.ts'

export { hasTurn } from './waiting.repo.ts'

/** A client's place as reported by the queue. */
export type PlaceInLine = { position: number; waiting: number; kind: Kind; turnEndsAt: number | null }

/** The port to the lines, which are Durable Objects (gateways/live.ts). */
export type Lines = {
  joinLine(place: {
    astrologerId: string
    userId: string
    userName: string
    kind: Kind
  }): Promise<PlaceInLine | 'line_closed' | 'line_full' | 'turn_passed' | 'astrologer_offline' | 'astrologer_free'>
  leaveLine(place: { astrologerId: string; userId: string }): Promise<void>
  placeInLine(place: { astrologerId: string; userId: string }): Promise<PlaceInLine | null>
  outlook(astrologerId: string): Promise<{ isOpen: boolean; waiting: number }>
  readLine(astrologerId: string): Promise<OwnLine>
  closeLine(astrologerId: string, isClosed: boolean): Promise<OwnLine>
}

const KIND_OFF = { chat: 'chat_disabled', 'web-call': 'no_web_calls', 'phone-call': 'no_phone_calls' } as const

type Deps = { db: Db; now: () => number; lines: Lines }
type Asked = { viewer: Viewer; astrologerId: string }

/**
 * Adds the client at the end of the queue, or returns the existing place. The conditions are those of a request: the kind, the
 * money for two minutes, and that the client may ring. Throws insufficient_funds, turn_passed, astrologer_free,
 * astrologer_offline, line_closed, line_full, lines_at_once, not_available for a blocked client, not_found.
 */
async function joinLine(deps: Deps, { viewer, astrologerId, kind }: Asked & { kind: Kind }): Promise<WireLine> {
  const { db, lines } = deps
  requirePermission(viewer, 'request_consultation')
  const { userId } = viewer
  const [shown, own] = await Promise.all([findPublic(db, astrologerId), findOwnPlaces(db, userId)])
  if (!shown) throw new AppError('not_found')
  if (!shown.kinds.includes(kind)) throw new AppError(KIND_OFF[kind])
  // Refuses now what would be refused at the turn, because a turn delays all other clients.
  await assertMayRing(deps, { userId, astrologerId })
  const dollars = kind === 'chat' ? shown.price_per_min_chat : shown.price_per_min_call
  assertPaysStart(await fundsOf(deps, userId), Math.round(dollars * 100))
  if (own.filter((place) => place.astrologerId !== astrologerId).length >= QUEUES_AT_ONCE)
    throw new AppError('lines_at_once')
  const place = await lines.joinLine({ astrologerId, userId, userName: viewer.fullName, kind })
  if (typeof place === 'string') throw new AppError(place)
  return toWire(deps, { astrologerId, name: shown.full_name, place })
}

async function leaveLine({ lines }: Deps, { viewer, astrologerId }: Asked): Promise<void> {
  requirePermission(viewer, 'request_consultation')
  await lines.leaveLine({ astrologerId, userId: viewer.userId })
}

/** Removes the places of a closed or blocked account. */
async function leaveAll({ db, lines }: Deps, { userId }: Pick<Viewer, 'userId'>): Promise<void> {
  for (const { astrologerId } of await findOwnPlaces(db, userId)) await lines.leaveLine({ astrologerId, userId })
}

/** The queues in which a user waits, oldest place first. */
async function ownLines(deps: Deps, viewer: Viewer): Promise<LinesAnswer> {
  requirePermission(viewer, 'request_consultation')
  const { userId } = viewer
  const rows = await findOwnPlaces(deps.db, userId)
  const names = await findNames(
    deps.db,
    rows.map(({ astrologerId }) => astrologerId),
  )
  const found = await Promise.all(
    rows.map(async ({ astrologerId }) => {
      const place = await deps.lines.placeInLine({ astrologerId, userId })
      return place ? [await toWire(deps, { astrologerId, name: names.get(astrologerId) ?? '', place })] : []
    }),
  )
  const results = found.flat()
  return { count: results.length, results }
}

/** The queue of an astrologer before joining it. Public. */
async function outlook({ db, lines }: Deps, astrologerId: string): Promise<LineOutlook> {
  const [{ isOpen, waiting }, durations] = await Promise.all([
    lines.outlook(astrologerId),
    findRecentDurations(db, astrologerId),
  ])
  return { is_open: isOpen, waiting, estimate: estimateWait(waiting + 1, durations) }
}

/** The queue in its astrologer's screens. */
async function ownLine({ lines }: Deps, viewer: Viewer): Promise<OwnLine> {
  requirePermission(viewer, 'read_practice')
  return lines.readLine(viewer.userId)
}

/** A closed queue admits no new clients; waiting ones retain their places. */
async function closeLine({ lines }: Deps, viewer: Viewer, isClosed: boolean): Promise<OwnLine> {
  requirePermission(viewer, 'answer_ring')
  return lines.closeLine(viewer.userId, isClosed)
}

/** The name in messages to waiting clients. */
async function nameOf({ db }: Deps, astrologerId: string): Promise<string> {
  return (await findNames(db, [astrologerId])).get(astrologerId) ?? 'Your astrologer'
}

/** Stores the copy of a queue's places, by which a user's places are found. */
async function copyPlaces({ db }: Deps, astrologerId: string, places: readonly NewPlace[]): Promise<void> {
  await replacePlaces(db, astrologerId, places)
}

type Found = { astrologerId: string; name: string; place: PlaceInLine }

async function toWire({ db, now }: Deps, { astrologerId, name, place }: Found): Promise<WireLine> {
  const { position, waiting, kind, turnEndsAt } = place
  const estimate = turnEndsAt === null ? estimateWait(position, await findRecentDurations(db, astrologerId)) : null
  return {
    astrologer_id: astrologerId,
    astrologer_name: name,
    kind,
    position,
    waiting,
    estimate,
    turn_ends_at: turnEndsAt,
    now: now(),
  }
}

export function createWaiting(deps: Deps) {
  return bindDeps(deps, {
    join: joinLine,
    leave: leaveLine,
    leaveAll,
    own: ownLines,
    outlook,
    ownLine,
    close: closeLine,
    copyPlaces,
    nameOf,
  })
}
