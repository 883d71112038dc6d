// Pages of the admins' list of astrologers. Each choice of the three filters is a part of an index that is in the
// list's order: a page reads its own rows of each part, whatever the filters, the order and the number of astrologers.
import type { AstrologerFilters } from '#workers/contract/admin-astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { RATING } from '#workers/domain/astrologers/astrologer.table.ts'
import { phraseOf } from './people-search.ts'

/** One of the twelve parts, and the place in it after which the page goes on. */
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

/** Statement for the ids of a page and one more, in their order. Null when the row before it is gone. */
export async function pageOfAstrologers(
  db: Db,
  { filters, after, size }: PageAsked,
): Promise<D1PreparedStatement | null> {
  const order = orderOf(filters.sort)
  const place = after === undefined ? null : await placeOf(db, { id: after, order })
  if (after !== undefined && place === null) return null
  const parts = partsOf(filters).flatMap((part) => beyond(part, { place, order }))
  const phrase = phraseOf(filters.search)
  return db.$client
    .prepare(phrase === null ? inOrder(order) : found(order))
    .bind(JSON.stringify(parts), size + 1, ...(phrase === null ? [] : [phrase]))
}

/** Statement for the number of astrologers on all pages. */
export function countListed(db: Db, filters: Partial<AstrologerFilters>): D1PreparedStatement {
  const parts = JSON.stringify(partsOf(filters))
  const phrase = phraseOf(filters.search)
  if (phrase === null)
    return db.$client
      .prepare(
        `SELECT coalesce(sum(n), 0) AS n FROM row_count WHERE name IN (SELECT 'practice:' || (p.value ->> 'approved')
           || ':' || (p.value ->> 'chat') || ':' || (p.value ->> 'status') FROM json_each(?1) p)`,
      )
      .bind(parts)
  return db.$client
    .prepare(
      `SELECT count(*) AS n FROM practice_search CROSS JOIN astrologer x ON x.rowid = practice_search.rowid
         CROSS JOIN json_each(?1) p ON ${PART} WHERE practice_search MATCH ?2 AND x.listed_name IS NOT NULL`,
    )
    .bind(parts, phrase)
}

function inOrder(order: Order): string {
  const { key, beside, sorted } = sqlOf(order)
  return `SELECT x.id FROM json_each(?1) p CROSS JOIN astrologer x WHERE x.id IN (
    SELECT x.id FROM astrologer x WHERE x.listed_name IS NOT NULL AND ${PART} AND ${beside}
    ORDER BY ${key.sorted}, x.id ${key.direction} LIMIT ?2) ORDER BY ${sorted} LIMIT ?2`
}

function found(order: Order): string {
  const { beside, sorted } = sqlOf(order)
  return `SELECT x.id FROM practice_search CROSS JOIN astrologer x ON x.rowid = practice_search.rowid
    CROSS JOIN json_each(?1) p ON ${PART} AND ${beside}
    WHERE practice_search MATCH ?3 AND x.listed_name IS NOT NULL ORDER BY ${sorted} LIMIT ?2`
}

function sqlOf({ by, descending, waitingFirst }: Order) {
  const direction = descending ? 'DESC' : 'ASC'
  const key = { sorted: `${KEYS[by]} ${direction}`, direction }
  return {
    key,
    beside: `(${KEYS[by]}, x.id) ${descending ? '<' : '>'} (p.value ->> 'key', p.value ->> 'id')`,
    sorted: `${waitingFirst ? 'x.is_approved, ' : ''}${key.sorted}, x.id ${direction}`,
  }
}

/** Those who wait for approval first, then by name, unless an order was asked for. */
function orderOf(sort: AstrologerFilters['sort']): Order {
  const by = (sort?.replace('-', '') ?? 'name') as keyof typeof KEYS
  return { by, descending: sort?.startsWith('-') ?? false, waitingFirst: sort === undefined }
}

function partsOf({ approval, chat, status }: Partial<AstrologerFilters>): Omit<Part, 'key' | 'id'>[] {
  const approvals = approval ? [approval === 'approved' ? 1 : 0] : [0, 1]
  const chats = chat ? [chat === 'enabled' ? 1 : 0] : [0, 1]
  const statuses = status ? [status] : ['online', 'busy', 'offline']
  return approvals.flatMap((approved) =>
    chats.flatMap((each) => statuses.map((of) => ({ approved, chat: each, status: of }) as Omit<Part, 'key' | 'id'>)),
  )
}

/** The part from the place on; nothing when all of it stands before the place. */
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
