// The admins' statistics, defined only here (docs/decisions/admin-statistics.md).
import type { AdminStats, Period } from '#workers/contract/admin/admin.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { lastDays } from '#workers/domain/reports/zoned-days.ts'
import { countActiveDays, findActive } from './active-days.repo.ts'
import { type Accounts, countAccounts, type Figures, findDays, findFigures } from './platform-figures.repo.ts'
import { leftForPlatform, minutesOf } from './rounded-figures.ts'

export type StatsDeps = {
  db: Db
  now: () => number
  /** The time zone of the platform's days, and rupees per dollar. */
  settings(): Promise<{ timezone: string; usdInrRate: number; usdInrRateSetAt: number }>
}

/** An astrologer who was seen within this time is active. */
const ACTIVE = 7 * DAY
const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 1, week: 7, month: 30 }
const CHART_DAYS = 30
const DAYS_A_RUN = 10

export async function readStats({ db, now, settings }: StatsDeps, period: Period): Promise<AdminStats> {
  const at = now()
  const { timezone, usdInrRate } = await settings()
  const { from } = stretchOf(period, at, timezone)
  const [figures, accounts] = await Promise.all([
    findFigures(db, { from, to: at + 1 }),
    countAccounts(db, { seenSince: at - ACTIVE }),
  ])
  return statsOf({ period, figures, accounts, usdInrRate })
}

/** Current numbers of accounts. */
export function readAccounts({ db, now }: Pick<StatsDeps, 'db' | 'now'>): Promise<Accounts> {
  return countAccounts(db, { seenSince: now() - ACTIVE })
}

/** Gross revenue, ended consultations, and astrologers who were online; null if the day was not counted yet. */
export type DayTrend = { cents: number; sessions: number; active: number | null }

export type Overview = {
  stats: AdminStats
  accounts: Accounts
  /** Figures of the preceding period of equal length; null for all time. */
  before: Figures | null
  figures: Figures
  /** Figures of the last 30 days, each with those of the day 30 days earlier. */
  days: { day: string; figures: DayTrend; before: DayTrend }[]
  rate: { value: number; setAt: number }
  at: number
}

/** The admins' overview: the statistics, and the figures of the preceding period. */
export async function readOverview({ db, now, settings }: StatsDeps, period: Period): Promise<Overview> {
  const at = now()
  const { timezone, usdInrRate, usdInrRateSetAt } = await settings()
  const { from, before } = stretchOf(period, at, timezone)
  const days = lastDays(at, timezone, 2 * CHART_DAYS)
  const [figures, earlier, accounts, sums, active] = await Promise.all([
    findFigures(db, { from, to: at + 1 }),
    before === null ? null : findFigures(db, { from: before, to: before + (at + 1 - from) }),
    countAccounts(db, { seenSince: at - ACTIVE }),
    findDays(db, days),
    findActive(db, days),
  ])
  const trendAt = (n: number): DayTrend => ({ ...(sums[n] ?? { cents: 0, sessions: 0 }), active: active[n] ?? null })
  return {
    stats: statsOf({ period, figures, accounts, usdInrRate }),
    figures,
    accounts,
    before: earlier,
    at,
    rate: { value: usdInrRate, setAt: usdInrRateSetAt },
    days: days.slice(CHART_DAYS).map(({ day }, n) => ({ day, figures: trendAt(CHART_DAYS + n), before: trendAt(n) })),
  }
}

/** Hourly job: counts the astrologers who were online on each finished day of the chart. */
export async function countActive({ db, now, settings }: StatsDeps): Promise<void> {
  const { timezone } = await settings()
  await countActiveDays(db, lastDays(now(), timezone, 2 * CHART_DAYS).slice(0, -1), DAYS_A_RUN)
}

/** `from`: the start of the period's days in this zone. `before`: the start of the same number of days before them. */
function stretchOf(period: Period, now: number, zone: string): { from: number; before: number | null } {
  if (period === 'all') return { from: 0, before: null }
  const days = lastDays(now, zone, 2 * DAYS[period])
  return { from: days[DAYS[period]]?.from ?? now, before: days[0]?.from ?? now }
}

type Known = { period: Period; figures: Figures; accounts: Accounts; usdInrRate: number }

/** Pure. Rates are shares, 0 to 1; a zero denominator gives 0. */
export function statsOf({ period, figures, accounts, usdInrRate }: Known): AdminStats {
  const grossCents = figures.capturedCents - figures.refundedCents
  const payoutPaise = figures.payoutPaise - figures.takenBackPaise
  const leftCents = leftForPlatform({ grossCents, paise: payoutPaise, usdInrRate })
  const payoutUsd = usdInrRate > 0 ? payoutPaise / 100 / usdInrRate : 0
  const gross = grossCents / 100
  const sessions = figures.calls + figures.chats
  const minutes = figures.billableSeconds / 60
  return {
    period,
    astrologers: accounts.astrologers,
    clients: accounts.clients,
    calls: figures.calls,
    chats: figures.chats,
    revenue: rounded(gross, 2),
    platform_revenue: leftCents / 100,
    astrologer_revenue: rounded(payoutUsd, 2),
    total_sessions: sessions,
    total_session_minutes: minutesOf(figures.billableSeconds),
    avg_session_duration: rounded(share(minutes, figures.billed), 1),
    gross_revenue_usd: rounded(gross, 2),
    astrologer_payouts_inr: rounded(payoutPaise / 100, 2),
    platform_health: {
      astrologer_engagement_rate: rounded(share(accounts.active, accounts.approved), 4),
      active_astrologers: accounts.active,
      revenue_per_session: rounded(share(gross, sessions), 2),
      platform_commission_rate: rounded(share(gross - payoutUsd, gross), 4),
    },
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
