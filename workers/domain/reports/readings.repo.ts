// A client's readings with the sessions and the astrologers behind them.
import type { ListedReading } from '#workers/contract/readings.ts'
import type { Db } from '#workers/db/client.ts'

/** Readings that are listed at most. */
const LISTED = 200

/** Newest session first. */
export async function findReadings(db: Db, userId: string): Promise<ListedReading[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT r.session_id, c.kind, r.astrologer_id, u.full_name AS astrologer_name,
              coalesce(c.ended_at, c.requested_at) AS ended_at, r.written_at, json_array_length(r.dates) AS days
       FROM reading r JOIN consultation c ON c.id = r.session_id JOIN user u ON u.id = r.astrologer_id
       WHERE r.user_id = ?1 AND r.deleted_at IS NULL
       ORDER BY c.requested_at DESC LIMIT ${LISTED}`,
    )
    .bind(userId)
    .all<ListedReading>()
  return results
}
