// Amounts due to astrologers at an instant, and their past payouts.
import { ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import type { DuePayout, Payout } from '#workers/contract/admin/payout-runs.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter, stepOf, type TimeSort } from '#workers/domain/reports/keyset.ts'

/**
 * Astrologers with an amount due for the time before `toAt`: the balance, minus the earnings (after refunds) of later
 * consultations. Only later transfers are read, by an index. The amount due is never above the balance.
 */
export async function findDue(db: Db, { toAt, ids }: { toAt: number; ids?: readonly string[] }): Promise<DuePayout[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT astrologer_id, name, email, due_paise, receivable_paise, due_paise - receivable_paise AS payable_paise, from_at
       FROM (SELECT u.id AS astrologer_id, u.full_name AS name, u.email,
           w.cr_posted - w.dr_posted - max(0, coalesce((SELECT sum(t.amount) FROM transfer t
               WHERE t.cr = w.id AND t.at >= ?1 AND t.code IN ('payout', 'promotion')), 0)
             - coalesce((SELECT sum(b.amount) FROM transfer b CROSS JOIN transfer y ON y.id = 'y:' || b.ref AND y.at >= ?1
               WHERE b.dr = w.id AND b.at >= ?1 AND b.code = 'take_back'), 0)) AS due_paise,
           coalesce((SELECT sum(r.paise) FROM payout_receivable r
             WHERE r.astrologer_id = u.id AND r.taken_at IS NULL AND NOT EXISTS (
               SELECT 1 FROM transfer y WHERE y.id = 'y:' || r.session_id AND y.at >= ?1)), 0) AS receivable_paise,
           coalesce((SELECT max(p.to_at) FROM payout_period p
             WHERE p.astrologer_id = u.id AND p.reversed_at IS NULL), 0) AS from_at
         FROM account w JOIN user u ON u.id = substr(w.id, 3)
         WHERE ${ids ? "w.id IN (SELECT 'a:' || value FROM json_each(?2))" : "w.id >= 'a:' AND w.id < 'a;'"}
           AND u.status <> 'closed' AND w.cr_posted > w.dr_posted)
       WHERE due_paise > receivable_paise ORDER BY payable_paise DESC, astrologer_id`,
    )
    .bind(toAt, ...(ids ? [JSON.stringify(ids)] : []))
    .all<DuePayout>()
  return results
}

/** Sorted by the day on which the bank paid them. */
export async function findPayouts(
  db: Db,
  { sort, after }: { sort?: TimeSort | undefined; after?: string | undefined },
  size = ROWS_A_PAGE,
): Promise<{ rows: Payout[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const { results } = await db.$client
    .prepare(
      `SELECT p.id, p.astrologer_id, u.full_name AS name, p.paise, p.reference, p.at, p.from_at, p.to_at, p.reversed_at,
         p.reversed_because
       FROM payout_period p CROSS JOIN user u ON u.id = p.astrologer_id
       WHERE (p.at, p.id) ${beyond} (?1, ?2) ORDER BY p.at ${order}, p.id ${order} LIMIT ?3`,
    )
    .bind(at, id, size + 1)
    .all<Payout>()
  return pageOf(results, { size, placeOf: (row) => ({ at: row.at, id: row.id }) })
}
