// Astrologers for lists: the profile, joined with the account that has name and photo.
import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Presence, WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { preparedOnce } from '#workers/db/prepared.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

const columns = {
  id: astrologer.id,
  fullName: user.fullName,
  photo: user.photo,
  phoneVerifiedAt: user.phoneVerifiedAt,
  experienceYears: astrologer.experienceYears,
  specializations: astrologer.specializations,
  languages: astrologer.languages,
  bio: astrologer.bio,
  priceCallCents: astrologer.priceCallCents,
  priceChatCents: astrologer.priceChatCents,
  status: astrologer.status,
  chatEnabled: astrologer.chatEnabled,
  takesChats: astrologer.takesChats,
  takesWebCalls: astrologer.takesWebCalls,
  takesPhoneCalls: astrologer.takesPhoneCalls,
  backAt: astrologer.backAt,
  ratingSum: astrologer.ratingSum,
  ratingCount: astrologer.ratingCount,
  consultationCount: astrologer.consultationCount,
}
type Row = {
  [Key in Exclude<keyof typeof columns, 'photo' | 'phoneVerifiedAt' | 'backAt'>]: (typeof columns)[Key]['_']['data']
} & {
  photo: string | null
  phoneVerifiedAt: number | null
  backAt: number | null
}

/** The directory is read completely, because its filters and their counts are computed from it. */
const LISTED_MAX = 1000
const PRESENCE_MAX = 5 * LISTED_MAX

const listed = and(eq(astrologer.isApproved, true), eq(astrologer.isActive, true), eq(user.status, 'active'))

/** Approved and active ones: online, busy, offline; then by rating, then by number of ended consultations. */
export async function findListed(db: Db): Promise<WireAstrologer[]> {
  return (await selectListed(db, LISTED_MAX)).map(toWire)
}

const topListed = preparedOnce((db) => selectListed(db, sql.placeholder('limit')).prepare())

/** The first `limit` listed astrologers. */
export async function findTopListed(db: Db, limit: number): Promise<WireAstrologer[]> {
  return (await topListed(db).all({ limit })).map(toWire)
}

function selectListed(db: Db, limit: number | Placeholder) {
  return db
    .select(columns)
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(listed)
    .orderBy(
      sql`case ${astrologer.status} when 'online' then 0 when 'busy' then 1 else 2 end`,
      sql`case when ${astrologer.ratingCount} = 0 then 0 else ${astrologer.ratingSum} * 1.0 / ${astrologer.ratingCount} end desc`,
      desc(astrologer.consultationCount),
      astrologer.id,
    )
    .limit(limit)
}

/** The status of each listed astrologer, by id. */
export async function findPresence(db: Db): Promise<Record<string, Presence>> {
  const rows = await db
    .select({ id: astrologer.id, status: astrologer.status })
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(listed)
    .limit(PRESENCE_MAX)
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}

const lowestPrices = preparedOnce((db) => {
  const web = sql`${sql.placeholder('web')} and ${astrologer.takesWebCalls}`
  const phone = sql`${sql.placeholder('phone')} and ${astrologer.takesPhoneCalls} and ${user.phoneVerifiedAt} is not null`
  return db
    .select({
      chat: sql<
        number | null
      >`min(case when ${astrologer.chatEnabled} and ${astrologer.takesChats} then ${astrologer.priceChatCents} end)`.as(
        'chat',
      ),
      call: sql<number | null>`min(case when (${web}) or (${phone}) then ${astrologer.priceCallCents} end)`.as('call'),
    })
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(listed)
    .prepare()
})

/** The lowest price per minute of the listed astrologers, in cents; null if none of the `possible` kinds is offered. */
export async function findLowestPrice(db: Db, possible: { web: boolean; phone: boolean }): Promise<number | null> {
  const row = await lowestPrices(db).get({ web: Number(possible.web), phone: Number(possible.phone) })
  const prices = [row?.chat, row?.call].filter((cents) => typeof cents === 'number')
  return prices.length > 0 ? Math.min(...prices) : null
}

/** A listed astrologer, or null. */
export async function findPublic(db: Db, id: string): Promise<WireAstrologer | null> {
  const [row] = await selectPublic(db, id)
  return row ? toWire(row) : null
}

/** Statement: a listed astrologer. */
export function selectPublic(db: Db, id: string) {
  return db
    .select(columns)
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(and(listed, eq(astrologer.id, id)))
}

/** Confirmed accounts whose profile is not approved yet. */
export async function findWaiting(db: Db): Promise<WireAstrologer[]> {
  const rows = await db
    .select(columns)
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(and(eq(astrologer.isApproved, false), eq(user.status, 'active')))
    .orderBy(user.createdAt)
    .limit(100)
  return rows.map(toWire)
}

export function toWire(row: Row): WireAstrologer {
  return {
    id: row.id,
    full_name: row.fullName,
    profile_photo: row.photo,
    experience_years: row.experienceYears,
    specializations: row.specializations,
    languages: row.languages,
    bio: row.bio,
    price_per_min_call: row.priceCallCents / 100,
    price_per_min_chat: row.priceChatCents / 100,
    status: row.status,
    chat_enabled: row.chatEnabled,
    kinds: [
      ...(row.chatEnabled && row.takesChats ? (['chat'] as const) : []),
      ...(row.takesWebCalls ? (['web-call'] as const) : []),
      ...(row.takesPhoneCalls && row.phoneVerifiedAt !== null ? (['phone-call'] as const) : []),
    ],
    back_at: row.backAt,
    average_rating: row.ratingCount === 0 ? null : Math.round((row.ratingSum * 10) / row.ratingCount) / 10,
    rating_count: row.ratingCount,
    session_count: row.consultationCount,
  }
}

/** The astrologer of a client's last request, and its kind; null if that astrologer is no longer listed. */
export async function findLastAsked(
  db: Db,
  userId: string,
): Promise<{ kind: Kind; astrologer: WireAstrologer } | null> {
  const row = await db
    .select({ ...columns, kind: consultation.kind, isListed: sql<0 | 1>`${listed}`.as('is_listed') })
    .from(consultation)
    .innerJoin(astrologer, eq(astrologer.id, consultation.astrologerId))
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(eq(consultation.userId, userId))
    .orderBy(desc(consultation.requestedAt))
    .limit(1)
    .get()
  return row?.isListed ? { kind: row.kind, astrologer: toWire(row) } : null
}
