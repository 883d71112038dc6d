// Pages of the admins' list of astrologers. For each combination of the three filters an index part is in the list's
// order, so that a page reads only its own rows of each part, for any filter, order and number of astrologers.
import type { AstrologerFilters } from '#workers/contract/admin/admin-astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { RATING } from '#workers/domain/astrologers/astrologer.table.ts'
import { phraseOf } from './people-search.ts'

/** One of the twelve index parts, and the position in it after which the page starts. */
type Part = { approved: 0 | 1; chat: 0 | 1; status: string; key: string | number; id: string }
type Place = { approved: 0 | 1; key: string | number; id: string }
type Order = { by: keyof typeof KEYS; descending: boolean; waitingFirst: boolean }

export type PageAsked = { filters: Partial<AstrologerFilters>; after?: string | undefined; size: number }

const KEYS = {
  name: 'x.listed_name COLLATE NOCASE',
  experience: 'x.experience_years',
  rating: RATING.replaceAll(/rating_(sum|count)/g, 'x.rating_$1'),
  created: 'x.registered_at',
} as const

const PART =
  "x.is_approved = p.value ->> 'approved' AND x.chat_enabled = p.value ->> 'chat' AND x.status = p.value ->> 'status'"

/**
 * Statement for the ids of a page, plus one more, in their order. Null if the last row of the previous page no longer
 * exists.
 */
export async function pageOfAstrologers(
  db: Db,
  { filters, after, size }: PageAsked,
): Promise<D1PreparedStatement | null> {
  const order = orderOf(filters.sort)
  const place = after === undefined ? null : await placeOf(db, { id: after, order })
  if (after !== undefined && place === null) return null
  const phrase = phraseOf(filters.search)
  if (phrase !== null) return found(db, { filters, phrase, place, order, size })
  const parts = partsOf(filters).flatMap((part) => beyond(part, { place, order }))
  return db.$client.prepare(inOrder(order)).bind(JSON.stringify(parts), size + 1)
}

/** Statement for the number of matching astrologers. */
export function countListed(db: Db, filters: Partial<AstrologerFilters>): D1PreparedStatement {
  const phrase = phraseOf(filters.search)
  if (phrase !== null)
    return db.$client.prepare(`SELECT count(*) AS n FROM ${FOUND}`).bind(...choicesOf(filters), phrase)
  return db.$client
    .prepare(
      `SELECT coalesce(sum(n), 0) AS n FROM row_count WHERE name IN (SELECT 'practice:' || (p.value ->> 'approved')
         || ':' || (p.value ->> 'chat') || ':' || (p.value ->> 'status') FROM json_each(?1) p)`,
    )
    .bind(JSON.stringify(partsOf(filters)))
}

function inOrder(order: Order): string {
  const { key, beside, sorted } = sqlOf(order)
  return `SELECT x.id FROM json_each(?1) p CROSS JOIN astrologer x WHERE x.id IN (
    SELECT x.id FROM astrologer x WHERE x.listed_name IS NOT NULL AND ${PART} AND ${beside}
    ORDER BY ${key.sorted}, x.id ${key.direction} LIMIT ?2) ORDER BY ${sorted} LIMIT ?2`
}

// A search reads each matching row once, so the filters are conditions here instead of index parts.
const FOUND = `practice_search CROSS JOIN astrologer x ON x.rowid = practice_search.rowid
  WHERE practice_search MATCH ?4 AND x.listed_name IS NOT NULL AND x.is_approved IN (SELECT value FROM json_each(?1))
    AND x.chat_enabled IN (SELECT value FROM json_each(?2)) AND x.status IN (SELECT value FROM json_each(?3))`

type Search = Pick<PageAsked, 'filters' | 'size'> & { phrase: string; place: Place | null; order: Order }

function found(db: Db, { filters, phrase, place, order, size }: Search): D1PreparedStatement {
  const { key, sorted, operator } = sqlOf(order)
  const beyondKey = `(${key.by}, x.id) ${operator} (?6, ?7)`
  const inTheirOrder = `(x.is_approved > ?8 OR (x.is_approved = ?8 AND ${beyondKey}))`
  const after = place ? `AND ${order.waitingFirst ? inTheirOrder : beyondKey}` : ''
  const placed = place ? [place.key, place.id, ...(order.waitingFirst ? [place.approved] : [])] : []
  return db.$client
    .prepare(`SELECT x.id FROM ${FOUND} ${after} ORDER BY ${sorted} LIMIT ?5`)
    .bind(...choicesOf(filters), phrase, size + 1, ...placed)
}

function sqlOf({ by, descending, waitingFirst }: Order) {
  const direction = descending ? 'DESC' : 'ASC'
  const key = { by: KEYS[by], sorted: `${KEYS[by]} ${direction}`, direction }
  const operator = descending ? '<' : '>'
  return {
    key,
    operator,
    beside: `(${KEYS[by]}, x.id) ${operator} (p.value ->> 'key', p.value ->> 'id')`,
    sorted: `${waitingFirst ? 'x.is_approved, ' : ''}${key.sorted}, x.id ${direction}`,
  }
}

/** By default, astrologers who await approval first, then by name. */
function orderOf(sort: AstrologerFilters['sort']): Order {
  const by = (sort?.replace('-', '') ?? 'name') as keyof typeof KEYS
  return { by, descending: sort?.startsWith('-') ?? false, waitingFirst: sort === undefined }
}

function choices({ approval, chat, status }: Partial<AstrologerFilters>) {
  return {
    approvals: approval ? [approval === 'approved' ? 1 : 0] : [0, 1],
    chats: chat ? [chat === 'enabled' ? 1 : 0] : [0, 1],
    statuses: status ? [status] : ['online', 'busy', 'offline'],
  }
}

function choicesOf(filters: Partial<AstrologerFilters>): string[] {
  return Object.values(choices(filters)).map((each) => JSON.stringify(each))
}

function partsOf(filters: Partial<AstrologerFilters>): Omit<Part, 'key' | 'id'>[] {
  const { approvals, chats, statuses } = choices(filters)
  return approvals.flatMap((approved) =>
    chats.flatMap((chat) => statuses.map((status) => ({ approved, chat, status }) as Omit<Part, 'key' | 'id'>)),
  )
}

/** The rest of a part after the position; empty if the whole part precedes it. */
function beyond(part: Omit<Part, 'key' | 'id'>, { place, order }: { place: Place | null; order: Order }): Part[] {
  const whole = { ...part, id: '', key: order.descending ? 1e15 : order.by === 'name' ? '' : -1 }
  const fromBegin = order.descending && order.by === 'name' ? { ...whole, key: '\u{10ffff}' } : whole
  if (!place) return [fromBegin]
  if (order.waitingFirst && part.approved < place.approved) return []
  if (order.waitingFirst && part.approved > place.approved) return [fromBegin]
  return [{ ...part, key: place.key, id: place.id }]
}

async function placeOf(db: Db, { id, order }: { id: string; order: Order }): Promise<Place | null> {
  return db.$client
    .prepare(
      `SELECT x.id, x.is_approved AS approved, ${KEYS[order.by]} AS key FROM astrologer x
       WHERE x.id = ?1 AND x.listed_name IS NOT NULL`,
    )
    .bind(id)
    .first<Place>()
}
