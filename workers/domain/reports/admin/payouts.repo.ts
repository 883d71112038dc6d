// Minutes, costs and payouts of astrologers since an instant.
import type { Db } from '#workers/db/client.ts'

export type MinutesRow = {
  id: string
  name: string
  calls: number
  callSeconds: number
  chats: number
  chatSeconds: number
}

const MINUTES = `coalesce(sum(c.kind <> 'chat'), 0) AS calls, coalesce(sum(c.kind = 'chat'), 0) AS chats,
  coalesce(sum((c.kind <> 'chat') * c.billable_seconds), 0) AS callSeconds,
  coalesce(sum((c.kind = 'chat') * c.billable_seconds), 0) AS chatSeconds`
/** ?1: the start (ms UTC). */
const BILLED = 'consultation c JOIN user u ON u.id = c.astrologer_id WHERE c.ended_at >= ?1 AND c.billable_seconds > 0'

/** Billed consultations that ended since `since` (ms UTC), per astrologer; most seconds first. */
export async function findMinutes(db: Db, since: number): Promise<MinutesRow[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT c.astrologer_id AS id, u.full_name AS name, ${MINUTES} FROM ${BILLED}
       GROUP BY c.astrologer_id ORDER BY sum(c.billable_seconds) DESC, c.astrologer_id`,
    )
    .bind(since)
    .all<MinutesRow>()
  return results
}

export type RecordRow = {
  id: string
  requestedAt: number
  userName: string
  kind: string
  seconds: number
  cents: number
  refundedCents: number
  endReason: string
}

const SHOWN = 1000
const NONE = { calls: 0, callSeconds: 0, chats: 0, chatSeconds: 0 }

/**
 * Billed consultations of an astrologer that ended since an instant: the newest ones, the totals, and the paise earned.
 */
export async function findRecords(
  db: Db,
  { astrologerId, since }: { astrologerId: string; since: number },
): Promise<{ rows: RecordRow[]; totals: Omit<MinutesRow, 'id' | 'name'>; paise: number }> {
  const client = db.$client
  const [records, counted, money] = await client.batch<unknown>([
    client
      .prepare(
        `SELECT c.id, c.requested_at AS requestedAt, u.full_name AS userName, c.kind, c.billable_seconds AS seconds,
           c.charge_cents AS cents, c.end_reason AS endReason,
           coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'refund'), 0) AS refundedCents
         FROM consultation c JOIN user u ON u.id = c.user_id
         WHERE c.astrologer_id = ?1 AND c.ended_at >= ?2 AND c.billable_seconds > 0
         ORDER BY c.requested_at DESC LIMIT ${SHOWN}`,
      )
      .bind(astrologerId, since),
    client.prepare(`SELECT ${MINUTES} FROM ${BILLED} AND c.astrologer_id = ?2`).bind(since, astrologerId),
    client
      .prepare(
        `SELECT coalesce((SELECT sum(amount) FROM transfer WHERE cr = ?1 AND code IN ('payout', 'promotion') AND at >= ?2), 0)
           - coalesce((SELECT sum(amount) FROM transfer WHERE dr = ?1 AND code = 'take_back' AND at >= ?2), 0) AS paise`,
      )
      .bind(`a:${astrologerId}`, since),
  ])
  const [totals] = (counted?.results ?? []) as Omit<MinutesRow, 'id' | 'name'>[]
  const [sum] = (money?.results ?? []) as { paise: number }[]
  return { rows: (records?.results ?? []) as RecordRow[], totals: totals ?? NONE, paise: sum?.paise ?? 0 }
}
