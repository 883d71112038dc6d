// What an astrologer has earned, was paid and is owed (paise).
import type { EarningsAnswer } from '#workers/contract/consultations.ts'
import { DAY } from '#workers/contract/limits.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { type DayEarned, findEarned } from './earnings.repo.ts'

const SHOWN_DAYS = 30

export async function readEarnings(
  { db, now }: { db: Db; now: () => number },
  viewer: Viewer,
): Promise<EarningsAnswer> {
  const since = startOfDay(now()) - (SHOWN_DAYS - 1) * DAY
  const earned = await findEarned(db, { astrologerId: viewer.userId, since })
  const days = allDays(since, earned.days)
  const sumOf = (last: number) => days.slice(-last).reduce((sum, { paise }) => sum + paise, 0)
  const earnedPaise = earned.consultationPaise - earned.takenBackPaise
  return {
    earned_paise: earnedPaise,
    session_paise: earned.consultationPaise,
    taken_back_paise: earned.takenBackPaise,
    paid_paise: earned.paidPaise,
    due_paise: earnedPaise - earned.paidPaise,
    today_paise: sumOf(1),
    week_paise: sumOf(7),
    month_paise: sumOf(30),
    sessions: earned.consultations,
    billable_seconds: earned.billableSeconds,
    days,
    payouts: earned.payouts,
    take_backs: earned.takeBacks,
  }
}

// Days without earnings have no row: they are filled in with zeros.
function allDays(since: number, rows: readonly DayEarned[]): EarningsAnswer['days'] {
  const found = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: SHOWN_DAYS }, (_, n) => {
    const at = since + n * DAY
    const row = found.get(at / DAY)
    return { day: new Date(at).toISOString().slice(0, 10), paise: row?.paise ?? 0, sessions: row?.sessions ?? 0 }
  })
}

function startOfDay(now: number): number {
  return now - (now % DAY)
}
