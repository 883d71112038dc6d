// All astrologers for the admins: the practice with its account, filtered, sorted, by pages.
import type { AdminAstrologer, AstrologerFilters } from '#workers/contract/admin-astrologers.ts'
import type { Db } from '#workers/db/client.ts'

const ASTROLOGERS_A_PAGE = 20
/** The endpoint answers an array (SPEC 7). */
const LISTED_MAX = 1000

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
const COLUMNS = `u.id, u.full_name, u.email, u.phone, u.photo AS profile_photo, a.experience_years, a.specializations,
  a.languages, a.bio, a.price_call_cents / 100.0 AS price_per_min_call, a.price_chat_cents / 100.0 AS price_per_min_chat,
  a.payout_call_paise / 100.0 AS payout_per_min_call, a.payout_chat_paise / 100.0 AS payout_per_min_chat, a.status,
  a.is_approved, a.is_active, a.chat_enabled,
  ${RATING} AS average_rating, a.rating_count, a.session_count, u.created_at,
  coalesce((SELECT max(l.id) FROM audit_log l WHERE l.object = 'astrologer:' || u.id), 0) AS version,
  (SELECT json_group_array(json_object('what', what, 'checked_on', checked_on))
     FROM (SELECT what, checked_on FROM verification WHERE astrologer_id = u.id ORDER BY what)) AS verifications`
const FROM = "astrologer a JOIN user u ON u.id = a.id AND u.status <> 'closed'"

const SORTS: Readonly<Record<string, string>> = {
  name: 'u.full_name COLLATE NOCASE, u.id',
  '-name': 'u.full_name COLLATE NOCASE DESC, u.id',
  experience: 'a.experience_years, u.id',
  '-experience': 'a.experience_years DESC, u.id',
  rating: 'average_rating IS NOT NULL, average_rating, u.id',
  '-rating': 'average_rating DESC NULLS LAST, u.id',
  created: 'u.created_at, u.id',
  '-created': 'u.created_at DESC, u.id',
}

/** Those who wait for approval first, then by name. */
const AT_FIRST = 'a.is_approved, u.full_name COLLATE NOCASE, u.id'

/** ?1 the search, ?2 a presence. */
const WHERE = `(?1 = '' OR instr(lower(u.full_name), ?1) OR instr(lower(u.email), ?1) OR instr(u.phone, ?1)
  OR instr(lower(a.specializations), ?1)) AND (?2 = '' OR a.status = ?2)`

function conditionsOf({ approval, chat }: Partial<AstrologerFilters>): string {
  const approved = approval ? ` AND a.is_approved = ${approval === 'approved' ? 1 : 0}` : ''
  const enabled = chat ? ` AND a.chat_enabled = ${chat === 'enabled' ? 1 : 0}` : ''
  return `${WHERE}${approved}${enabled}`
}

export async function findAdminAstrologers(
  db: Db,
  filters: AstrologerFilters,
): Promise<{ count: number; pageSize: number; rows: AdminAstrologer[] }> {
  const values = [(filters.search ?? '').toLowerCase(), filters.status ?? '']
  const where = conditionsOf(filters)
  const order = SORTS[filters.sort ?? ''] ?? AT_FIRST
  const client = db.$client
  const [counted, rows] = await client.batch<unknown>([
    client.prepare(`SELECT count(*) AS n FROM ${FROM} WHERE ${where}`).bind(...values),
    client
      // Only ids are sorted: a row with its texts is read for the page alone.
      .prepare(
        `SELECT ${COLUMNS} FROM (SELECT a.id AS found, ${RATING} AS average_rating FROM ${FROM} WHERE ${where}
           ORDER BY ${order} LIMIT ?3 OFFSET ?4) CROSS JOIN ${FROM.replace('astrologer a JOIN', 'astrologer a ON a.id = found JOIN')}
         ORDER BY ${order}`,
      )
      .bind(...values, ASTROLOGERS_A_PAGE, (filters.page - 1) * ASTROLOGERS_A_PAGE),
  ])
  const [{ n } = { n: 0 }] = (counted?.results ?? []) as { n: number }[]
  return { count: n, pageSize: ASTROLOGERS_A_PAGE, rows: ((rows?.results ?? []) as Row[]).map(toWire) }
}

/** Up to a thousand after a row, those who wait first. `next`: the id that the following ones come after. */
export async function listAdminAstrologers(
  db: Db,
  { after }: { after?: string | undefined },
  size = LISTED_MAX,
): Promise<{ rows: AdminAstrologer[]; next: string | null }> {
  const beyond = `WHERE (a.is_approved, u.full_name COLLATE NOCASE, u.id) > (
    SELECT x.is_approved, y.full_name COLLATE NOCASE, y.id FROM astrologer x JOIN user y ON y.id = x.id WHERE x.id = ?2)`
  const { results } = await db.$client
    .prepare(`SELECT ${COLUMNS} FROM ${FROM} ${after ? beyond : ''} ORDER BY ${AT_FIRST} LIMIT ?1`)
    .bind(...[size + 1, ...(after ? [after] : [])])
    .all<Row>()
  const rows = results.slice(0, size).map(toWire)
  return { rows, next: results.length > size ? (rows.at(-1)?.id ?? null) : null }
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
