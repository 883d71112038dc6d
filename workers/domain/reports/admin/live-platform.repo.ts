// Live activity for the admins: consultations, queues of waiting clients, and online astrologers who do not answer.
import type { LiveAnswer, LiveConsultation } from '#workers/contract/admin/audit.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'

const SHOWN = 200
/** An astrologer is listed from this many missed requests in an hour on. */
const MISSED_MIN = 1

export async function findLivePlatform(db: Db, now: number): Promise<LiveAnswer> {
  const client = db.$client
  const [sessions, lines, silent] = await client.batch<unknown>([
    client.prepare(
      `SELECT c.id, c.kind, c.state, u.full_name AS user, u.id AS user_id, a.full_name AS astrologer, c.requested_at,
         c.started_at, c.price_cents,
         coalesce((SELECT sum(h.amount) FROM transfer h WHERE h.ref = c.id AND h.code = 'hold' AND h.phase = 'pending'
           AND NOT EXISTS (SELECT 1 FROM transfer p WHERE p.pending_id = h.id)), 0) AS held_cents,
         (SELECT min(m.score) FROM call_metric m WHERE m.session_id = c.id AND m.at = (
           SELECT max(n.at) FROM call_metric n WHERE n.session_id = c.id AND n.side = m.side)) AS line_score
       FROM consultation c JOIN user u ON u.id = c.user_id JOIN user a ON a.id = c.astrologer_id
       WHERE c.state <> 'ended' ORDER BY c.requested_at DESC LIMIT ${SHOWN}`,
    ),
    client.prepare(
      `SELECT w.astrologer_id, a.full_name AS astrologer, count(*) AS waiting, min(w.joined_at) AS oldest_at
       FROM waiting_place w JOIN user a ON a.id = w.astrologer_id GROUP BY w.astrologer_id
       ORDER BY waiting DESC, oldest_at LIMIT ${SHOWN}`,
    ),
    client
      .prepare(
        `SELECT c.astrologer_id, u.full_name AS astrologer, count(*) AS missed, max(c.ended_at) AS last_at
         FROM consultation c JOIN astrologer a ON a.id = c.astrologer_id JOIN user u ON u.id = c.astrologer_id
         WHERE c.ended_at >= ?1 AND c.end_reason = 'no_answer' AND a.status = 'online'
         GROUP BY c.astrologer_id HAVING missed >= ${MISSED_MIN} ORDER BY missed DESC LIMIT ${SHOWN}`,
      )
      .bind(now - HOUR),
  ])
  return {
    sessions: (sessions?.results ?? []) as LiveConsultation[],
    lines: (lines?.results ?? []) as LiveAnswer['lines'],
    silent: (silent?.results ?? []) as LiveAnswer['silent'],
  }
}
