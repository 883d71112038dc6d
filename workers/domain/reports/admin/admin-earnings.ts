// The platform's earnings by day: payments of clients, earnings of astrologers, costs of calls, and the remainder.
import type { EarningsDay, EarningsSums } from '#workers/contract/admin/admin-lists.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { lastDays, monthsSince, type Stretch } from '#workers/domain/reports/zoned-days.ts'
import { findMoneyByDay, firstMoneyAt } from './admin-earnings.repo.ts'
import { leftForPlatform } from './rounded-figures.ts'

type Deps = { db: Db; now: () => number; settings(): Promise<{ timezone: string; usdInrRate: number }> }
export type EarningsDeps = Deps & { voiceCost: VoiceCost }
const SHOWN_AT_FIRST = 30

/** `costCents`: the cost of the call legs between two instants, which domain/voice calculates. */
export type VoiceCost = (
  stretches: readonly Pick<Stretch, 'from' | 'to'>[],
  options?: { runningUntil?: number | null },
) => Promise<number[]>

type Earnings = { days: EarningsDay[]; total: EarningsSums; months: string[] }

/** The days of a month (yyyy-mm) up to today, or the last 30, newest first, and their totals. */
export async function readEarningsByDay(deps: EarningsDeps, month: string | null): Promise<Earnings> {
  const { db, now, voiceCost } = deps
  const { timezone, usdInrRate } = await deps.settings()
  const stretches = month === null ? lastDays(now(), timezone, SHOWN_AT_FIRST) : daysOf(month, timezone, now())
  const whole = { from: stretches[0]?.from ?? 0, to: stretches.at(-1)?.to ?? 0 }
  const [days, [voiceCents = 0], first] = await Promise.all([
    earningsOf(deps, stretches, usdInrRate),
    voiceCost([whole]),
    firstMoneyAt(db),
  ])
  const total = withRest(totalOf(days), { voiceCents, usdInrRate })
  return { days: days.reverse(), total, months: monthsSince(first ?? now(), now(), timezone) }
}

/** Earnings of each time range, in the order of `stretches`. */
export async function earningsOf(
  { db, voiceCost }: Pick<EarningsDeps, 'db' | 'voiceCost'>,
  stretches: readonly Stretch[],
  usdInrRate: number,
): Promise<EarningsDay[]> {
  const [money, voice] = await Promise.all([findMoneyByDay(db, stretches), voiceCost(stretches)])
  return stretches.map(({ day }, n): EarningsDay => {
    return { day, ...withRest(money[n] ?? NOTHING, { voiceCents: voice[n] ?? 0, usdInrRate }) }
  })
}

const NOTHING = { captured_cents: 0, refunded_cents: 0, payout_paise: 0, promotion_paise: 0, taken_back_paise: 0 }
type Money = typeof NOTHING

/** Adds up exact amounts of the ledger, before any rounding. */
function totalOf(days: readonly Money[]): Money {
  const sum = (name: keyof Money) => days.reduce((total, day) => total + day[name], 0)
  return {
    captured_cents: sum('captured_cents'),
    refunded_cents: sum('refunded_cents'),
    payout_paise: sum('payout_paise'),
    promotion_paise: sum('promotion_paise'),
    taken_back_paise: sum('taken_back_paise'),
  }
}

function withRest(sums: Money, { voiceCents, usdInrRate }: { voiceCents: number; usdInrRate: number }): EarningsSums {
  const grossCents = sums.captured_cents - sums.refunded_cents
  const paise = sums.payout_paise + sums.promotion_paise - sums.taken_back_paise
  const platform_cents = leftForPlatform({ grossCents, paise, voiceCents, usdInrRate })
  return { ...sums, voice_cents: voiceCents, platform_cents }
}

function daysOf(month: string, zone: string, now: number): Stretch[] {
  const today = wallClock(now, zone).day
  const days: Stretch[] = []
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = addDays(day, 1))
    days.push({ day, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) })
  return days
}
