// Consultations in D1: the projection of live rooms, and the rows of ended ones.
import { and, asc, eq, exists, gt, inArray, lt, ne, notInArray, type SQL } from 'drizzle-orm'
import type { Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { releaseHolds } from '#workers/domain/money/index.ts'
import type { Terms } from './billing/frozen-terms.ts'
import { consultation } from './consultation.table.ts'

export type Row = typeof consultation.$inferSelect

/** The state of a consultation in D1; null for an unknown id. */
export async function findState(db: Db, id: string): Promise<State | null> {
  const row = await db.select({ state: consultation.state }).from(consultation).where(eq(consultation.id, id)).get()
  return row ? (row.state as State) : null
}

/** The figures of an ended consultation; null for any other. */
export async function findBill(
  db: Db,
  id: string,
): Promise<Pick<Row, 'billableSeconds' | 'chargeCents' | 'payoutPaise'> | null> {
  const { billableSeconds, chargeCents, payoutPaise } = consultation
  const row = await db
    .select({ billableSeconds, chargeCents, payoutPaise })
    .from(consultation)
    .where(and(eq(consultation.id, id), eq(consultation.state, 'ended')))
    .get()
  return row ?? null
}

/** Throws astrologer_busy when the astrologer has a live consultation, session_live when the user has a live call. */
export async function insertConsultation(
  db: Db,
  { terms, nextDueAt, beside = [] }: { terms: Terms; nextDueAt: number; beside?: readonly Statement[] },
): Promise<void> {
  await commit(db, [
    ...beside,
    db.insert(consultation).values({
      id: terms.consultationId,
      userId: terms.userId,
      astrologerId: terms.astrologerId,
      kind: terms.kind,
      state: 'requested',
      priceCents: terms.priceCents,
      payoutPaisePerMin: terms.payoutPaise,
      budgetCents: terms.budgetCents,
      freeSecondsOffered: terms.free?.seconds ?? 0,
      freeBy: terms.free?.by ?? null,
      requestedAt: terms.requestedAt,
      nextDueAt,
    }),
  ])
}

type SoFar = 'messageCount' | 'fileCount' | 'lastMessage' | 'lastMessageAt'
export type Projection = Partial<Pick<Row, 'state' | 'acceptedAt' | 'startedAt' | 'nextDueAt' | SoFar>>

/** Copies the room's state to a live row; an ended row never changes. Returns false without a live row. */
export async function projectState(db: Db, { id, change }: { id: string; change: Projection }): Promise<boolean> {
  const rows = await db
    .update(consultation)
    .set(change)
    .where(and(eq(consultation.id, id), ne(consultation.state, 'ended')))
    .returning({ id: consultation.id })
  return rows.length > 0
}

/** Condition: the consultation has not ended. */
export function isOpen(db: Db, id: string): SQL {
  return exists(
    db
      .select({ id: consultation.id })
      .from(consultation)
      .where(and(eq(consultation.id, id), ne(consultation.state, 'ended'))),
  )
}

/** Counts of the conversation in the row. The transcript itself is in R2. */
export type Said = Pick<Row, SoFar> & Partial<Pick<Row, 'unreadUser' | 'unreadAstrologer'>>

type Closing = Pick<Row, 'endReason' | 'endedBy' | 'endedAt' | 'facts'> &
  Partial<
    Pick<
      Row,
      | ('acceptedAt' | 'startedAt' | 'billableSeconds' | 'chargeCents' | 'payoutPaise')
      | ('freeSeconds' | 'promotionPaise' | 'wentOnAt')
      | ('chargedBecause' | 'deniedBy' | keyof Said)
    >
  >

/**
 * The statements that end a consultation once with the figures of its bill. They must follow those that release every hold,
 * because the database refuses to end a consultation with an open hold.
 */
export function closeConsultation(
  db: Db,
  { id, closing, at }: { id: string; closing: Closing; at: number },
): Statement[] {
  return [
    releaseHolds(db, { consultationId: id, at }),
    db
      .update(consultation)
      .set({ ...closing, state: 'ended', nextDueAt: null })
      .where(and(eq(consultation.id, id), ne(consultation.state, 'ended'))),
  ]
}

/** Ends a consultation whose room was never opened. */
export async function closeUnopened(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  const closing = { endReason: 'failed', endedBy: 'system', endedAt: at, facts: '[]' } as const
  await commit(db, closeConsultation(db, { id, closing, at }))
}

export type Refused = Pick<
  Row,
  'id' | 'userId' | 'astrologerId' | 'kind' | 'priceCents' | 'payoutPaisePerMin' | 'requestedAt'
>

/** Inserts a request that could not ring: its row is ended from the beginning, without a room. */
export async function insertRefused(db: Db, row: Refused): Promise<void> {
  const end = { state: 'ended' as const, endReason: 'busy' as const, endedBy: 'system' as const, facts: '[]' }
  await commit(db, [db.insert(consultation).values({ ...row, ...end, endedAt: row.requestedAt })])
}

/** A charged consultation that has ended; null for any other. */
export async function findCharged(db: Db, id: string): Promise<Row | null> {
  const row = await db
    .select()
    .from(consultation)
    .where(and(eq(consultation.id, id), eq(consultation.state, 'ended'), gt(consultation.chargeCents, 0)))
    .get()
  return row ?? null
}

/** The live web call of a side, which is unique. */
export async function findLiveWebCall(
  db: Db,
  who: { userId: string } | { astrologerId: string },
): Promise<{ startedAt: number | null } | null> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  const live = notInArray(consultation.state, ['ending', 'ended'])
  const found = await db
    .select({ startedAt: consultation.startedAt })
    .from(consultation)
    .where(and(which, eq(consultation.kind, 'web-call'), live))
    .get()
  return found ?? null
}

/** The live consultations of a side. */
export async function liveIdsOf(db: Db, who: { userId: string } | { astrologerId: string }): Promise<string[]> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  const rows = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(which, ne(consultation.state, 'ended')))
  return rows.map(({ id }) => id)
}

export async function findLiveIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: consultation.id }).from(consultation).where(ne(consultation.state, 'ended'))
  return rows.map(({ id }) => id)
}

/** Ended consultations of one side, ordered by id. */
export async function findEndedIds(
  db: Db,
  { after, limit, ...who }: ({ userId: string } | { astrologerId: string }) & { after: string; limit: number },
): Promise<string[]> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  const rows = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(which, eq(consultation.state, 'ended'), gt(consultation.id, after)))
    .orderBy(asc(consultation.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Claims up to `limit` live consultations whose checkpoint is overdue, longest overdue first. They fall due again at
 * `nextDueAt`, after all others, so that failing rooms do not block the queue.
 */
export async function claimOverdue(
  db: Db,
  { now, nextDueAt, limit }: { now: number; nextDueAt: number; limit: number },
): Promise<string[]> {
  const overdue = db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ne(consultation.state, 'ended'), lt(consultation.nextDueAt, now)))
    .orderBy(asc(consultation.nextDueAt))
    .limit(limit)
  const rows = await db
    .update(consultation)
    .set({ nextDueAt })
    .where(and(inArray(consultation.id, overdue), ne(consultation.state, 'ended')))
    .returning({ id: consultation.id })
  return rows.map(({ id }) => id)
}

/** Marks the transcript as read by this side. */
export async function markRead(db: Db, { id, side }: { id: string; side: Side }): Promise<void> {
  const [unread, change] =
    side === 'user'
      ? [consultation.unreadUser, { unreadUser: 0 }]
      : [consultation.unreadAstrologer, { unreadAstrologer: 0 }]
  await db
    .update(consultation)
    .set(change)
    .where(and(eq(consultation.id, id), gt(unread, 0)))
}
