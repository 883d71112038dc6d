// The newest events of the platform, from the tables of several areas.
import type { Activity } from '#workers/contract/admin/admin.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'

export type ActivityRow = {
  id: string
  at: number
  what: Activity['what']
  session_id: string | null
  /** The acting person; `other` is the other party. */
  name: string | null
  other: string | null
  kind: Kind | null
  /** Cents, stars, an end reason, or an admin's action. */
  detail: string | null
}

const EACH = 20

/** Each part reads its newest rows by an index. */
const PARTS = [
  `SELECT 's:' || c.id AS id, c.requested_at AS at, 'consultation' AS what, c.id AS session_id, u.full_name AS name,
     a.full_name AS other, c.kind, coalesce(c.end_reason, c.state) AS detail
   FROM (SELECT * FROM consultation ORDER BY rowid DESC LIMIT ${EACH}) c
   JOIN user u ON u.id = c.user_id JOIN user a ON a.id = c.astrologer_id`,
  `SELECT 'p:' || p.id, p.updated_at, 'top_up', NULL, u.full_name, NULL, NULL, p.amount_cents
   FROM (SELECT * FROM payment WHERE status = 'succeeded' ORDER BY rowid DESC LIMIT ${EACH}) p JOIN user u ON u.id = p.user_id`,
  `SELECT 'u:' || id, created_at, 'registration', NULL, full_name, NULL, NULL, role
   FROM (SELECT * FROM user WHERE status <> 'closed' ORDER BY rowid DESC LIMIT ${EACH})`,
  `SELECT 'r:' || r.session_id, r.at, 'review', r.session_id, u.full_name, a.full_name, NULL, r.rating
   FROM (SELECT * FROM review ORDER BY rowid DESC LIMIT ${EACH}) r
   JOIN user u ON u.id = r.user_id JOIN user a ON a.id = r.astrologer_id`,
  `SELECT 'a:' || l.id, l.at, CASE WHEN l.action = 'refund' THEN 'refund'
       WHEN l.action IN ('approve', 'disapprove') AND l.object LIKE 'astrologer:%' THEN l.action ELSE 'admin' END,
     CASE WHEN l.object LIKE 'session:%' THEN substr(l.object, 9) END, coalesce(u.full_name, 'The system'),
     o.full_name, NULL, l.action
   FROM (SELECT * FROM audit_log ORDER BY id DESC LIMIT ${EACH}) l LEFT JOIN user u ON u.id = l.actor_id
   LEFT JOIN user o ON o.id = substr(l.object, 12) AND l.object LIKE 'astrologer:%'`,
]

/** All parts, newest first. */
export async function findActivity(db: Db): Promise<ActivityRow[]> {
  const parts = PARTS.map((part) => `SELECT * FROM (${part})`)
  const { results } = await db.$client
    .prepare(`SELECT * FROM (${parts.join(' UNION ALL ')}) ORDER BY at DESC, id LIMIT ${EACH}`)
    .all<ActivityRow>()
  return results
}
