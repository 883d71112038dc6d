// An astrologer's earnings, payouts and amounts due (paise), by days, weeks and months of the account's zone.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { EarningPeriod, EarningsAnswer } from '#workers/contract/astrologers/earnings.ts'
import type { Db } from '#workers/db/client.ts'
import { lastDays, lastMonths, lastWeeks, type Stretch } from '#workers/domain/reports/zoned-days.ts'
import { findEarned, type Quarter, zoneOf } from './earnings.repo.ts'

const SHOWN = { days: 30, weeks: 12, months: 12 }

export async function readEarnings(
  { db, now }: { db: Db; now: () => number },
  viewer: Viewer,
): Promise<EarningsAnswer> {
  const zone = await zoneOf(db, viewer.userId)
  const stretches = {
    days: lastDays(now(), zone, SHOWN.days),
    weeks: lastWeeks(now(), zone, SHOWN.weeks),
    months: lastMonths(now(), zone, SHOWN.months),
  }
  const since = Math.min(...Object.values(stretches).map((each) => each[0]?.from ?? now()))
  const earned = await findEarned(db, { astrologerId: viewer.userId, since })
  const days = stretches.days.map((each) => periodOf(each, earned.quarters))
  const sumOf = (last: number) => days.slice(-last).reduce((sum, { paise }) => sum + paise, 0)
  const earnedPaise = earned.consultationPaise - earned.takenBackPaise
  return {
    time_zone: zone,
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
    weeks: stretches.weeks.map((each) => periodOf(each, earned.quarters)),
    months: stretches.months.map((each) => periodOf(each, earned.quarters)),
    payouts: earned.payouts,
    take_backs: earned.takeBacks,
  }
}

function periodOf({ day, from, to }: Stretch, quarters: readonly Quarter[]): EarningPeriod {
  const sum = { earned: 0, takenBack: 0, sessions: 0, seconds: 0 }
  for (const each of quarters) {
    if (each.at < from || each.at >= to) continue
    sum.earned += each.earned
    sum.takenBack += each.takenBack
    sum.sessions += each.sessions
    sum.seconds += each.seconds
  }
  return {
    day,
    paise: sum.earned - sum.takenBack,
    session_paise: sum.earned,
    taken_back_paise: sum.takenBack,
    sessions: sum.sessions,
    billable_seconds: sum.seconds,
  }
}
