// Reviews of all astrologers for the admins, including removed ones.
import { type AdminReview, type ReviewFilters, ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter, stepOf } from '#workers/domain/reports/keyset.ts'
import { peopleFound, phraseOf } from './people-search.ts'

export async function findReviews(
  db: Db,
  { search, stars, state, sort, after }: ReviewFilters,
  size = ROWS_A_PAGE,
): Promise<{ rows: AdminReview[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const phrase = phraseOf(search)
  const conditions = [
    `(r.at, r.session_id) ${beyond} (?1, ?2)`,
    '(?4 IS NULL OR r.rating = ?4)',
    ...(state ? [`r.removed_at IS ${state === 'removed' ? 'NOT ' : ''}NULL`] : []),
    ...(phrase === null ? [] : [`(r.user_id IN ${peopleFound('?5')} OR r.astrologer_id IN ${peopleFound('?5')})`]),
  ]
  const { results } = await db.$client
    .prepare(
      `SELECT r.session_id, u.full_name AS client, u.id AS client_id, a.full_name AS astrologer, a.id AS astrologer_id,
         r.rating, r.text, r.reply, r.at, r.removed_at, r.removed_because
       FROM review r JOIN user u ON u.id = r.user_id JOIN user a ON a.id = r.astrologer_id
       WHERE ${conditions.join(' AND ')} ORDER BY r.at ${order}, r.session_id ${order} LIMIT ?3`,
    )
    .bind(at, id, size + 1, stars ? Number(stars) : null, ...(phrase === null ? [] : [phrase]))
    .all<AdminReview>()
  return pageOf(results, { size, placeOf: (row) => ({ at: row.at, id: row.session_id }) })
}
