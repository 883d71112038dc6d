// Consultations in D1: the projection of the rooms, and what stays after they end.
import { and, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { EndReason, State } from '#workers/contract/consultation-states.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { consultation } from './consultation.table.ts'
import type { Terms } from './terms.ts'

export type Row = typeof consultation.$inferSelect

/** The state of a consultation as D1 knows it; null when there is none of that id. */
export async function findState(db: Db, id: string): Promise<State | null> {
  const row = await db.select({ state: consultation.state }).from(consultation).where(eq(consultation.id, id)).get()
  return row ? (row.state as State) : null
}

/** Throws astrologer_busy when the astrologer has a live consultation, session_live when the user has a live call. */
export async function insertConsultation(db: Db, terms: Terms, nextDueAt: number): Promise<void> {
  try {
    await db.insert(consultation).values({
      id: terms.consultationId,
      userId: terms.userId,
      astrologerId: terms.astrologerId,
      kind: terms.kind,
      state: 'requested',
      priceCents: terms.priceCents,
      payoutPaisePerMin: terms.payoutPaise,
      budgetCents: terms.budgetCents,
      requestedAt: terms.requestedAt,
      nextDueAt,
    })
  } catch (error) {
    const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error)
    if (/consultation\.astrologer_id/.test(text)) throw new AppError('astrologer_busy')
    if (/consultation\.user_id/.test(text)) throw new AppError('session_live')
    throw error
  }
}

/** What the room tells D1 while it lives; an ended row is never touched. */
export async function projectState(
  db: Db,
  id: string,
  change: Partial<Pick<Row, 'state' | 'acceptedAt' | 'startedAt' | 'nextDueAt' | 'lastMessage'>>,
): Promise<void> {
  await db
    .update(consultation)
    .set(change)
    .where(and(eq(consultation.id, id), ne(consultation.state, 'ended')))
}

const client = alias(user, 'client')
const guide = alias(user, 'guide')

export type RowWithNames = Row & { user: Party; astrologer: Party }
export type Party = { name: string; photo: string | null }

function withNames(db: Db) {
  return db
    .select({
      row: consultation,
      user: { name: client.fullName, photo: client.photo },
      astrologer: { name: guide.fullName, photo: guide.photo },
    })
    .from(consultation)
    .innerJoin(client, eq(client.id, consultation.userId))
    .innerJoin(guide, eq(guide.id, consultation.astrologerId))
}

type Joined = { row: Row; user: Party; astrologer: Party }
const flatten = ({ row, user, astrologer }: Joined): RowWithNames => ({ ...row, user, astrologer })

export async function findConsultation(db: Db, id: string): Promise<RowWithNames | null> {
  const found = await withNames(db).where(eq(consultation.id, id)).get()
  return found ? flatten(found) : null
}

/** All of a party's, newest first. */
export async function findOf(db: Db, who: { userId: string } | { astrologerId: string }): Promise<RowWithNames[]> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  return (await withNames(db).where(which).orderBy(desc(consultation.requestedAt)).limit(500)).map(flatten)
}

/** The newest between a user and an astrologer: a live one, else one with a conversation, else any. */
export async function findNewestBetween(db: Db, userId: string, astrologerId: string): Promise<RowWithNames | null> {
  const found = await withNames(db)
    .where(and(eq(consultation.userId, userId), eq(consultation.astrologerId, astrologerId)))
    .orderBy(
      sql`case when ${consultation.state} <> 'ended' then 0 when ${consultation.startedAt} is not null then 1 else 2 end`,
      desc(consultation.requestedAt),
    )
    .limit(1)
    .get()
  return found ? flatten(found) : null
}

/** The live consultation of a party, newest first. */
export async function findLiveOf(
  db: Db,
  who: { userId: string } | { astrologerId: string },
): Promise<RowWithNames | null> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  const found = await withNames(db)
    // As the partial indexes say it: a bound parameter would walk a person's whole history.
    .where(and(which, sql`${consultation.state} <> 'ended'`))
    .orderBy(desc(consultation.requestedAt))
    .limit(1)
    .get()
  return found ? flatten(found) : null
}

/** The live web call of a party, of which there is one at most. */
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

/** All live consultations of a party. */
export async function liveIdsOf(db: Db, who: { userId: string } | { astrologerId: string }): Promise<string[]> {
  const which = 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
  const rows = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(which, ne(consultation.state, 'ended')))
  return rows.map(({ id }) => id)
}

/** Live consultations whose room should have done something before `before`. */
export async function findOverdue(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ne(consultation.state, 'ended'), lt(consultation.nextDueAt, before)))
    .limit(200)
  return rows.map(({ id }) => id)
}

export type { EndReason }
