// Holds of ended consultations, left by a write that came after the settlement.
import type { Db } from '#workers/db/client.ts'

export type OrphanHold = { consultationId: string; userId: string; n: number; cents: number }

/**
 * Unresolved holds since `since` (ms UTC) of ended consultations. CROSS JOIN fixes the join order, because with another
 * one SQLite reads every transfer.
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
