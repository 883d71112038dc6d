// An astrologer's earnings, read from the ledger.

import type { EarningsAnswer } from '#workers/contract/astrologers/earnings.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { payableOf } from '#workers/domain/money/ledger.table.ts'

/**
 * The UTC offset of every zone is a whole number of quarters of an hour, so each quarter belongs to one day in every
 * zone.
 */
const QUARTER = 15 * MINUTE

/** The amounts of a quarter of an hour that starts at `at`. */
export type Quarter = { at: number; earned: number; takenBack: number; sessions: number; seconds: number }
export type PayoutRow = EarningsAnswer['payouts'][number]
export type TakeBackRow = { id: string; at: number; paise: number; session_id: string; client_name: string }
export type Earned = {
  consultationPaise: number
  takenBackPaise: number
  paidPaise: number
  consultations: number
  billableSeconds: number
  quarters: Quarter[]
  payouts: PayoutRow[]
  takeBacks: TakeBackRow[]
}

/** Number of payouts and take-backs in the overview; the statement lists all. */
const SHOWN = 50

/** All figures in one round trip. `since` (ms UTC) limits only the quarters. */
export async function findEarned(
  db: Db,
  { astrologerId, since }: { astrologerId: string; since: number },
): Promise<Earned> {
  const account = payableOf(astrologerId)
  const client = db.$client
  const [totals, quarters, payouts, talked, takeBacks] = await client.batch<unknown>([
    client
      .prepare(
        `SELECT coalesce(sum(amount * (code IN ('payout', 'promotion'))), 0) AS earned,
                coalesce(sum(amount * (code = 'take_back')), 0) AS taken_back,
                coalesce(sum(amount * ((code = 'withdrawal') - (code = 'withdrawal_return'))), 0) AS paid FROM transfer WHERE dr = ?1 OR cr = ?1`,
      )
      .bind(account),
    client
      .prepare(
        `SELECT t.at / ${QUARTER} * ${QUARTER} AS at, sum(t.amount * (t.code IN ('payout', 'promotion'))) AS earned,
                sum(t.amount * (t.code = 'take_back')) AS takenBack, sum(t.code = 'payout') AS sessions,
                sum((t.code = 'payout') * coalesce(c.billable_seconds, 0)) AS seconds
         FROM transfer t LEFT JOIN consultation c ON c.id = t.ref
         WHERE (t.cr = ?1 AND t.code IN ('payout', 'promotion') OR t.dr = ?1 AND t.code = 'take_back') AND t.at >= ?2 GROUP BY 1`,
      )
      .bind(account, since),
    client
      .prepare(
        `SELECT id, at, paise, reference, reversed_at AS returned_at, reversed_because AS returned_because
         FROM payout_period WHERE astrologer_id = ? ORDER BY at DESC LIMIT ${SHOWN}`,
      )
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
         WHERE t.dr = ? AND t.code = 'take_back' ORDER BY t.at DESC, t.id LIMIT ${SHOWN}`,
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
    quarters: (quarters?.results ?? []) as Quarter[],
    payouts: (payouts?.results ?? []) as PayoutRow[],
    takeBacks: (takeBacks?.results ?? []) as TakeBackRow[],
  }
}

/** The time zone of an account's days; UTC until a browser has sent one. */
export async function zoneOf(db: Db, accountId: string): Promise<string> {
  const row = await db.$client
    .prepare('SELECT time_zone AS zone FROM user WHERE id = ?')
    .bind(accountId)
    .first<{ zone: string | null }>()
  return row?.zone ?? 'UTC'
}
