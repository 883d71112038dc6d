// The rows of each report. Revenue has the days of the earnings screen.
import type { ReportType } from '#workers/contract/admin/admin-reports.ts'
import type { CsvCell } from '#workers/contract/text/csv.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'
import type { Stretch } from '#workers/domain/reports/zoned-days.ts'
import { type EarningsDeps, earningsOf } from './admin-earnings.ts'
import { type Chunk, findReportRows, type RowsPlace, SOURCES } from './report-rows.repo.ts'

const CHUNK = 2000
const DAYS = 31

const REVENUE = [
  'Day',
  'Charged (USD)',
  'Refunded (USD)',
  'Payouts (INR)',
  'Promotions (INR)',
  'Taken back (INR)',
  'Cost of calls (USD)',
  'Left for the platform (USD)',
  'Rupees a dollar',
]

export function reportHead(type: ReportType): readonly string[] {
  return type === 'revenue' ? REVENUE : SOURCES[type].head
}

type Asked = Omit<RowsPlace, 'size'> & { type: ReportType; timeZone: string; size?: number }

export async function readReportRows(deps: EarningsDeps, { type, timeZone, size, ...asked }: Asked): Promise<Chunk> {
  if (type !== 'revenue') return findReportRows(deps.db, SOURCES[type], { ...asked, size: size ?? CHUNK })
  return revenueRows(deps, { ...asked, timeZone, size: size ?? DAYS })
}

/** `place`: the last day of the previous chunk. */
async function revenueRows(
  deps: EarningsDeps,
  { fromAt, toAt, place, timeZone, size }: RowsPlace & { timeZone: string },
): Promise<Chunk> {
  const stretches: Stretch[] = []
  let day = place === null ? wallClock(fromAt, timeZone).day : addDays(place, 1)
  for (; stretches.length < size && startOfDay(day, timeZone) < toAt; day = addDays(day, 1))
    stretches.push({ day, from: startOfDay(day, timeZone), to: Math.min(startOfDay(addDays(day, 1), timeZone), toAt) })
  if (stretches.length === 0) return { rows: [], next: null }
  const { usdInrRate } = await deps.settings()
  const rows = (await earningsOf(deps, stretches, usdInrRate)).map((each): CsvCell[] => [
    each.day,
    ...[each.captured_cents, each.refunded_cents, each.payout_paise, each.promotion_paise].map(amount),
    ...[each.taken_back_paise, each.voice_cents, each.platform_cents].map(amount),
    { figure: usdInrRate.toFixed(2) },
  ])
  const last = stretches.at(-1)
  return { rows, next: last && stretches.length === size ? last.day : null }
}

function amount(hundredths: number): CsvCell {
  return { figure: (hundredths / 100).toFixed(2) }
}
