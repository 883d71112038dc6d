// Consultations with the names and photos of both parties.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { type Returned, returned } from '#workers/domain/reports/books/returned.repo.ts'

type Row = typeof consultation.$inferSelect

const client = alias(user, 'client')
const guide = alias(user, 'guide')

export type RowWithNames = Row & { user: Party; astrologer: Party }
export type RowOfHistory = RowWithNames & Returned
export type Party = { name: string; photo: string | null }

const NAMED = {
  row: consultation,
  user: { name: client.fullName, photo: client.photo },
  astrologer: { name: guide.fullName, photo: guide.photo },
}

function withNames(db: Db) {
  return db
    .select(NAMED)
    .from(consultation)
    .innerJoin(client, eq(client.id, consultation.userId))
    .innerJoin(guide, eq(guide.id, consultation.astrologerId))
}

function withReturned(db: Db) {
  return db
    .select({ ...NAMED, ...returned })
    .from(consultation)
    .innerJoin(client, eq(client.id, consultation.userId))
    .innerJoin(guide, eq(guide.id, consultation.astrologerId))
}

function flatten<Rest extends { user: Party; astrologer: Party }>({ row, ...rest }: Rest & { row: Row }) {
  return { ...row, ...rest }
}

export async function findConsultation(db: Db, id: string): Promise<RowWithNames | null> {
  const found = await withNames(db).where(eq(consultation.id, id)).get()
  return found ? flatten(found) : null
}

type Who = { userId: string } | { astrologerId: string }
export type WhichOf = { kind?: Kind | null; ended?: boolean; size: number; page?: number }

function ofParty(who: Who) {
  return 'userId' in who ? eq(consultation.userId, who.userId) : eq(consultation.astrologerId, who.astrologerId)
}

/** A page of a party's consultations, newest first. */
export async function findOf(db: Db, who: Who, { kind, ended, size, page = 1 }: WhichOf): Promise<RowOfHistory[]> {
  const { state, requestedAt, id } = consultation
  const which = and(
    ofParty(who),
    kind ? eq(consultation.kind, kind) : undefined,
    ended ? eq(state, 'ended') : undefined,
  )
  const found = withReturned(db).where(which).orderBy(desc(requestedAt), desc(id))
  return (await found.limit(size).offset((page - 1) * size)).map(flatten)
}

/** Total number of a party’s consultations of each kind. */
export async function countOf(db: Db, who: Who): Promise<Record<Kind, number>> {
  const rows = await db
    .select({ kind: consultation.kind, n: count() })
    .from(consultation)
    .where(ofParty(who))
    .groupBy(consultation.kind)
  return { chat: 0, 'web-call': 0, 'phone-call': 0, ...Object.fromEntries(rows.map(({ kind, n }) => [kind, n])) }
}

export type RowOfConversation = RowOfHistory & { unread: number; unreadConsultation: string | null }

/** A user's newest chat with each astrologer, newest first, with the number of unread messages in all their chats. */
export async function findConversations(db: Db, userId: string): Promise<RowOfConversation[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT newest, unread, (SELECT id FROM consultation WHERE user_id = ?1 AND astrologer_id = whose AND kind = 'chat'
                AND unread_user > 0 ORDER BY requested_at LIMIT 1) AS unreadConsultation
       FROM (SELECT id AS newest, astrologer_id AS whose, max(requested_at) AS at, sum(unread_user) AS unread
             FROM consultation WHERE user_id = ?1 AND kind = 'chat' GROUP BY astrologer_id)
       ORDER BY at DESC`,
    )
    .bind(userId)
    .all<{ newest: string; unread: number; unreadConsultation: string | null }>()
  // A single JSON parameter, because D1 binds at most a hundred values.
  const ids = JSON.stringify(results.map((each) => each.newest))
  const newest = sql`${consultation.id} in (select value from json_each(${ids}))`
  const rows = new Map((await withReturned(db).where(newest)).map((joined) => [joined.row.id, flatten(joined)]))
  return results.flatMap(({ newest: id, ...unread }) => {
    const row = rows.get(id)
    return row ? [{ ...row, ...unread }] : []
  })
}

/** The newest consultation of a user and an astrologer: a live one, else one with a conversation, else any. */
export async function findNewestBetween(
  db: Db,
  { userId, astrologerId }: { userId: string; astrologerId: string },
): Promise<RowWithNames | null> {
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

/** The live consultation of a party; the newest if there are several. */
export async function findLiveOf(db: Db, who: Who): Promise<RowWithNames | null> {
  const found = await withNames(db)
    // A literal, as in the partial indexes: with a bound parameter SQLite would scan the person's whole history.
    .where(and(ofParty(who), sql`${consultation.state} <> 'ended'`))
    .orderBy(desc(consultation.requestedAt))
    .limit(1)
    .get()
  return found ? flatten(found) : null
}
