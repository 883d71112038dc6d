// Astrologers for the admins: each profile with its account.
import type { AdminAstrologer, AstrologerFilters } from '#workers/contract/admin/admin-astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { countListed, type PageAsked, pageOfAstrologers } from './admin-astrologer-pages.repo.ts'

type Row = Omit<
  AdminAstrologer,
  'specializations' | 'languages' | 'is_approved' | 'is_active' | 'chat_enabled' | 'verifications'
> & {
  specializations: string
  languages: string
  is_approved: number
  is_active: number
  chat_enabled: number
  verifications: string
}

const RATING = 'CASE WHEN a.rating_count = 0 THEN NULL ELSE round(a.rating_sum * 1.0 / a.rating_count, 1) END'
const WAITING = (field: string) =>
  `(SELECT c.value FROM contact_change c WHERE c.account_id = u.id AND c.field = '${field}' AND c.confirmed_at IS NULL)`
const COLUMNS = `u.id, u.full_name, u.email, u.phone, u.photo AS profile_photo, a.experience_years, a.specializations,
  a.languages, a.bio, a.price_call_cents / 100.0 AS price_per_min_call, a.price_chat_cents / 100.0 AS price_per_min_chat,
  a.payout_call_paise / 100.0 AS payout_per_min_call, a.payout_chat_paise / 100.0 AS payout_per_min_chat, a.status,
  a.is_approved, a.is_active, a.chat_enabled,
  ${RATING} AS average_rating, a.rating_count, a.session_count, u.created_at,
  ${WAITING('email')} AS pending_email, ${WAITING('phone')} AS pending_phone,
  (SELECT m.cause FROM mail_mark m WHERE m.email = u.email) AS mail_cause,
  coalesce((SELECT max(l.id) FROM audit_log l WHERE l.object = 'astrologer:' || u.id), 0) AS version,
  (SELECT json_group_array(json_object('what', what, 'checked_on', checked_on))
     FROM (SELECT what, checked_on FROM verification WHERE astrologer_id = u.id ORDER BY what)) AS verifications`
const FROM = "astrologer a JOIN user u ON u.id = a.id AND u.status <> 'closed'"

export type AstrologersPage = { rows: AdminAstrologer[]; next: string | null; count: number }

/**
 * `after`: the id of the last astrologer on the previous page. Astrologers who await approval come first, then sorted
 * by name.
 */
export async function findAdminAstrologers(
  db: Db,
  { filters = {}, after, size }: { filters?: Partial<AstrologerFilters> } & Omit<PageAsked, 'filters'>,
): Promise<AstrologersPage> {
  const client = db.$client
  const page = await pageOfAstrologers(db, { filters, after, size })
  const [counted, found] = await client.batch<{ n: number; id: string }>([
    countListed(db, filters),
    ...(page ? [page] : []),
  ])
  const ids = (found?.results ?? []).map(({ id }) => id)
  const shown = ids.slice(0, size)
  const { results } = await client
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?1) p CROSS JOIN ${FROM.replace('JOIN', 'ON a.id = p.value CROSS JOIN')} ORDER BY p.key`,
    )
    .bind(JSON.stringify(shown))
    .all<Row>()
  return {
    rows: results.map(toWire),
    next: ids.length > size ? (shown.at(-1) ?? null) : null,
    count: counted?.results[0]?.n ?? 0,
  }
}

export async function findAdminAstrologer(db: Db, id: string): Promise<AdminAstrologer | null> {
  const row = await db.$client.prepare(`SELECT ${COLUMNS} FROM ${FROM} WHERE u.id = ?1`).bind(id).first<Row>()
  return row ? toWire(row) : null
}

function toWire(row: Row): AdminAstrologer {
  return {
    ...row,
    specializations: JSON.parse(row.specializations),
    languages: JSON.parse(row.languages),
    verifications: JSON.parse(row.verifications),
    is_approved: row.is_approved === 1,
    is_active: row.is_active === 1,
    chat_enabled: row.chat_enabled === 1,
  }
}
