// Holds of consultations that have ended: a write that came after the settlement left them behind.
import type { Db } from '#workers/db/client.ts'

export type OrphanHold = { consultationId: string; userId: string; n: number; cents: number }

/**
 * Holds that were taken since `since` (ms UTC) and that nothing resolved, of ended consultations. SQLite keeps the order of
 * a CROSS JOIN: with another one it reads every transfer there ever was.
 */
export async function findOrphanHolds(db: Db, since: number): Promise<OrphanHold[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT h.ref AS consultationId, c.user_id AS userId, h.amount AS cents,
              CAST(substr(h.id, length(h.ref) + 4) AS INTEGER) AS n
       FROM account a CROSS JOIN transfer h ON h.dr = a.id AND h.at > ? AND h.phase = 'pending'
       JOIN consultation c ON c.id = h.ref AND c.state = 'ended'
       WHERE a.dr_pending > 0 AND NOT EXISTS (SELECT 1 FROM transfer t WHERE t.pending_id = h.id) LIMIT 50`,
    )
    .bind(since)
    .all<OrphanHold>()
  return results
}
