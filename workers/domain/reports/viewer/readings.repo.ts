// A client's readings with their consultations and astrologers.

import type { ListedReading } from '#workers/contract/consultations/readings.ts'
import { READINGS_A_PAGE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'

type Listed = { count: number; results: ListedReading[] }

/** A page of readings, newest consultation first; `count` is the total of all pages. */
export async function findReadings(db: Db, { userId, page }: { userId: string; page: number }): Promise<Listed> {
  const counted = db.$client
    .prepare('SELECT count(*) AS count FROM reading WHERE user_id = ?1 AND deleted_at IS NULL')
    .bind(userId)
  const listed = db.$client
    .prepare(
      `SELECT r.session_id, c.kind, r.astrologer_id, u.full_name AS astrologer_name,
              coalesce(c.ended_at, c.requested_at) AS ended_at, r.written_at, json_array_length(r.dates) AS days
       FROM reading r JOIN consultation c ON c.id = r.session_id JOIN user u ON u.id = r.astrologer_id
       WHERE r.user_id = ?1 AND r.deleted_at IS NULL
       ORDER BY c.requested_at DESC, r.session_id LIMIT ?2 OFFSET ?3`,
    )
    .bind(userId, READINGS_A_PAGE, (page - 1) * READINGS_A_PAGE)
  const [counts, rows] = await db.$client.batch<{ count: number } & ListedReading>([counted, listed])
  return { count: counts?.results[0]?.count ?? 0, results: rows?.results ?? [] }
}
