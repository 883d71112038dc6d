// Astrologers as lists show them: the practice, joined with the account that carries name and photo.
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { AvailableQuery, WireAstrologer } from '#workers/contract/astrologers.ts'
import { TOP_ASTROLOGERS } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
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
  ratingSum: astrologer.ratingSum,
  ratingCount: astrologer.ratingCount,
  consultationCount: astrologer.consultationCount,
}
type Row = {
  [Key in Exclude<keyof typeof columns, 'photo' | 'phoneVerifiedAt'>]: (typeof columns)[Key]['_']['data']
} & {
  photo: string | null
  phoneVerifiedAt: number | null
}

const listed = and(eq(astrologer.isApproved, true), eq(astrologer.isActive, true), eq(user.status, 'active'))

/** Approved and active ones: online, busy, offline; then by rating, then by ended consultations. */
export async function findListed(db: Db, query: AvailableQuery): Promise<WireAstrologer[]> {
  const rows = await db
    .select(columns)
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(and(listed, ...filters(query)))
    .orderBy(
      sql`case ${astrologer.status} when 'online' then 0 when 'busy' then 1 else 2 end`,
      sql`case when ${astrologer.ratingCount} = 0 then 0 else ${astrologer.ratingSum} * 1.0 / ${astrologer.ratingCount} end desc`,
      desc(astrologer.consultationCount),
      astrologer.id,
    )
    .limit(query.top ? TOP_ASTROLOGERS : 500)
  return rows.map(toWire)
}

// instr instead of LIKE: no wildcards to escape, and D1 cuts LIKE patterns off at 50 bytes.
function filters({ search, skill, language, max_price, online }: AvailableQuery): SQL[] {
  const has = (column: typeof astrologer.languages | typeof astrologer.specializations, value: string) =>
    sql`exists (select 1 from json_each(${column}) where lower(value) = ${value.toLowerCase()})`
  const all: (SQL | false | undefined)[] = [
    !!search &&
      sql`(instr(lower(${user.fullName}), ${search.toLowerCase()}) > 0 or instr(lower(${astrologer.specializations}), ${search.toLowerCase()}) > 0 or instr(lower(${astrologer.bio}), ${search.toLowerCase()}) > 0)`,
    !!skill && has(astrologer.specializations, skill),
    !!language && has(astrologer.languages, language),
    max_price !== undefined && lte(astrologer.priceChatCents, Math.round(max_price * 100)),
    online && eq(astrologer.status, 'online'),
  ]
  return all.filter((each): each is SQL => Boolean(each))
}

/** A listed astrologer, or null. */
export async function findPublic(db: Db, id: string): Promise<WireAstrologer | null> {
  const row = await db
    .select(columns)
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(and(listed, eq(astrologer.id, id)))
    .get()
  return row ? toWire(row) : null
}

/** Confirmed accounts whose practice nobody has approved yet. */
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

/** All specializations and languages of listed astrologers, sorted. */
export async function findOptions(db: Db): Promise<{ skills: string[]; languages: string[] }> {
  const rows = await db
    .select({ specializations: astrologer.specializations, languages: astrologer.languages })
    .from(astrologer)
    .innerJoin(user, eq(user.id, astrologer.id))
    .where(listed)
  const distinct = (lists: string[][]) => [...new Set(lists.flat())].sort((a, b) => a.localeCompare(b))
  return {
    skills: distinct(rows.map((row) => row.specializations)),
    languages: distinct(rows.map((row) => row.languages)),
  }
}

function toWire(row: Row): WireAstrologer {
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
      ...(row.chatEnabled ? (['chat'] as const) : []),
      'web-call',
      ...(row.phoneVerifiedAt === null ? [] : (['phone-call'] as const)),
    ],
    average_rating: row.ratingCount === 0 ? null : Math.round((row.ratingSum * 10) / row.ratingCount) / 10,
    rating_count: row.ratingCount,
    session_count: row.consultationCount,
  }
}
