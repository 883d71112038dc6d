// What the books say of an astrologer's money.
import { DAY } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { payableOf } from '#workers/domain/money/ledger.table.ts'

export type DayEarned = { day: number; paise: number; sessions: number }
export type PayoutRow = { id: string; at: number; paise: number; reference: string | null }
export type TakeBackRow = { id: string; at: number; paise: number; session_id: string; client_name: string }
export type Earned = {
  consultationPaise: number
  takenBackPaise: number
  paidPaise: number
  consultations: number
  billableSeconds: number
  days: DayEarned[]
  payouts: PayoutRow[]
  takeBacks: TakeBackRow[]
}

/** As many as consultations are listed. */
const TAKE_BACKS_SHOWN = 500

/** All figures in one round trip. `since` (ms UTC) limits the days only; `day` counts days since 1970 in UTC. */
export async function findEarned(
  db: Db,
  { astrologerId, since }: { astrologerId: string; since: number },
): Promise<Earned> {
  const account = payableOf(astrologerId)
  const client = db.$client
  const [totals, days, payouts, talked, takeBacks] = await client.batch<unknown>([
    client
      .prepare(
        `SELECT coalesce(sum(amount * (code = 'payout')), 0) AS earned,
                coalesce(sum(amount * (code = 'take_back')), 0) AS taken_back,
                coalesce(sum(amount * (code = 'withdrawal')), 0) AS paid FROM transfer WHERE dr = ?1 OR cr = ?1`,
      )
      .bind(account),
    client
      .prepare(
        `SELECT at / ${DAY} AS day, sum(CASE WHEN code = 'payout' THEN amount ELSE -amount END) AS paise,
                sum(code = 'payout') AS sessions FROM transfer
         WHERE (cr = ?1 AND code = 'payout' OR dr = ?1 AND code = 'take_back') AND at >= ?2 GROUP BY 1`,
      )
      .bind(account, since),
    client
      .prepare('SELECT id, at, paise, reference FROM payout_period WHERE astrologer_id = ? ORDER BY at DESC LIMIT 50')
      .bind(astrologerId),
    client
      .prepare(
        `SELECT count(*) AS n, coalesce(sum(billable_seconds), 0) AS seconds FROM consultation
         WHERE astrologer_id = ? AND state = 'ended' AND billable_seconds > 0`,
      )
      .bind(astrologerId),
    client
      .prepare(
        `SELECT t.id, t.at, t.amount AS paise, t.ref AS session_id, u.full_name AS client_name
         FROM transfer t JOIN consultation c ON c.id = t.ref JOIN user u ON u.id = c.user_id
         WHERE t.dr = ? AND t.code = 'take_back' ORDER BY t.at DESC, t.id LIMIT ${TAKE_BACKS_SHOWN}`,
      )
      .bind(account),
  ])
  const total = totals?.results[0] as { earned: number; taken_back: number; paid: number } | undefined
  const talk = talked?.results[0] as { n: number; seconds: number } | undefined
  return {
    consultationPaise: total?.earned ?? 0,
    takenBackPaise: total?.taken_back ?? 0,
    paidPaise: total?.paid ?? 0,
    consultations: talk?.n ?? 0,
    billableSeconds: talk?.seconds ?? 0,
    days: (days?.results ?? []) as DayEarned[],
    payouts: (payouts?.results ?? []) as PayoutRow[],
    takeBacks: (takeBacks?.results ?? []) as TakeBackRow[],
  }
}
