// What an astrologer has earned, was paid and is owed (paise).

import type { EarningsAnswer } from '#workers/contract/consultations.ts'
import { DAY } from '#workers/contract/limits.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { payableOf } from './ledger.repo.ts'

const SHOWN_DAYS = 30

export async function readEarnings(
  { db, now }: { db: Db; now: () => number },
  viewer: Viewer,
): Promise<EarningsAnswer> {
  const account = payableOf(viewer.userId)
  const today = startOfDay(now())
  const since = today - (SHOWN_DAYS - 1) * DAY
  const [totals, byDay, payouts, sessions] = await db.$client.batch<Record<string, number>>([
    db.$client
      .prepare(
        `SELECT coalesce(sum(amount * (code = 'payout')), 0) - coalesce(sum(amount * (code = 'take_back')), 0) AS earned,
                coalesce(sum(amount * (code = 'withdrawal')), 0) AS paid FROM transfer WHERE dr = ?1 OR cr = ?1`,
      )
      .bind(account),
    db.$client
      .prepare(
        `SELECT at / ${DAY} AS day, sum(CASE WHEN code = 'payout' THEN amount ELSE -amount END) AS paise,
                sum(code = 'payout') AS sessions FROM transfer
         WHERE (cr = ?1 AND code = 'payout' OR dr = ?1 AND code = 'take_back') AND at >= ?2 GROUP BY 1`,
      )
      .bind(account, since),
    db.$client
      .prepare('SELECT id, at, paise, reference FROM payout_period WHERE astrologer_id = ? ORDER BY at DESC LIMIT 50')
      .bind(viewer.userId),
    db.$client
      .prepare(
        "SELECT count(*) AS n, coalesce(sum(billable_seconds), 0) AS seconds FROM consultation WHERE astrologer_id = ? AND state = 'ended' AND billable_seconds > 0",
      )
      .bind(viewer.userId),
  ])
  const found = new Map((byDay?.results ?? []).map((row) => [row.day ?? 0, row]))
  const days = Array.from({ length: SHOWN_DAYS }, (_, n) => {
    const at = since + n * DAY
    const row = found.get(at / DAY)
    return { day: new Date(at).toISOString().slice(0, 10), paise: row?.paise ?? 0, sessions: row?.sessions ?? 0 }
  })
  const sumOf = (last: number) => days.slice(-last).reduce((sum, { paise }) => sum + paise, 0)
  const earned = totals?.results[0]?.earned ?? 0
  const paid = totals?.results[0]?.paid ?? 0
  return {
    earned_paise: earned,
    paid_paise: paid,
    due_paise: earned - paid,
    today_paise: sumOf(1),
    week_paise: sumOf(7),
    month_paise: sumOf(30),
    sessions: sessions?.results[0]?.n ?? 0,
    billable_seconds: sessions?.results[0]?.seconds ?? 0,
    days,
    payouts: (payouts?.results ?? []) as unknown as EarningsAnswer['payouts'],
  }
}

function startOfDay(now: number): number {
  return now - (now % DAY)
}
