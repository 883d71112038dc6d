// The platform's earnings by day: what clients paid, what astrologers got, what calls cost, and what is left (PRODUCT 7).
import type { EarningsDay } from '#workers/contract/admin-lists.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { findMoneyByDay, firstMoneyAt } from './admin-earnings.repo.ts'
import { lastDays, monthsSince, type Stretch } from './zoned-days.ts'

type Deps = { db: Db; now: () => number; settings(): Promise<{ timezone: string; usdInrRate: number }> }
export type EarningsDeps = Deps & { voiceCost: VoiceCost }
const SHOWN_AT_FIRST = 30

/** `costCents`: of the legs between two instants, which the area of voice knows. */
export type VoiceCost = (
  stretches: readonly Pick<Stretch, 'from' | 'to'>[],
  options?: { runningUntil?: number | null },
) => Promise<number[]>

/** The days of a month (yyyy-mm) up to today, or the last 30; newest first. */
export async function readEarningsByDay(
  deps: EarningsDeps,
  month: string | null,
): Promise<{ days: EarningsDay[]; months: string[]; timezone: string }> {
  const { db, now } = deps
  const { timezone, usdInrRate } = await deps.settings()
  const stretches = month === null ? lastDays(now(), timezone, SHOWN_AT_FIRST) : daysOf(month, timezone, now())
  const [days, first] = await Promise.all([earningsOf(deps, stretches, usdInrRate), firstMoneyAt(db)])
  return { days: days.reverse(), months: monthsSince(first ?? now(), now(), timezone), timezone }
}

/** In the order of the stretches. */
export async function earningsOf(
  { db, voiceCost }: Pick<EarningsDeps, 'db' | 'voiceCost'>,
  stretches: readonly Stretch[],
  usdInrRate: number,
): Promise<EarningsDay[]> {
  const [money, voice] = await Promise.all([findMoneyByDay(db, stretches), voiceCost(stretches)])
  return stretches.map(({ day }, n): EarningsDay => {
    const sums = money[n] ?? NOTHING
    const voiceCents = voice[n] ?? 0
    const paise = sums.payout_paise + sums.promotion_paise - sums.taken_back_paise
    return {
      ...{ day, ...sums, voice_cents: voiceCents },
      platform_cents: Math.round(sums.captured_cents - sums.refunded_cents - paise / usdInrRate - voiceCents),
    }
  })
}

const NOTHING = { captured_cents: 0, refunded_cents: 0, payout_paise: 0, promotion_paise: 0, taken_back_paise: 0 }

function daysOf(month: string, zone: string, now: number): Stretch[] {
  const today = wallClock(now, zone).day
  const days: Stretch[] = []
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = addDays(day, 1))
    days.push({ day, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) })
  return days
}
