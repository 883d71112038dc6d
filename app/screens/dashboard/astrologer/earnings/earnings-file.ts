// /dashboard/astrologer/earnings/statement.csv: the movements of a month, or of all time, as a file.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvOf, csvResponse } from '#app/format/csv.ts'
import { currentLanguage } from '#app/language/language.ts'
import { monthOf } from '#app/screens/dashboard/months.ts'
import { guard } from '#app/shell/guard.ts'
import type { EarningLine } from '#workers/contract/astrologers/earnings.ts'
import { wallTime } from '#workers/contract/time/wall-clock.ts'
import { earningsCsvTexts } from './earnings-csv-text.ts'

function earningsCsv(lines: readonly EarningLine[], timeZone: string): string {
  return csvOf(
    earningsCsvTexts[currentLanguage()].columns(timeZone),
    lines.map((line) => [
      wallTime(line.at, timeZone),
      line.what,
      line.kind ?? '',
      line.client_name ?? '',
      { figure: `${line.billable_seconds ?? ''}` },
      { figure: line.payout_paise_per_min === null ? '' : rupees(line.payout_paise_per_min) },
      { figure: rupees(line.paise) },
      { figure: rupees(line.due_paise) },
      line.session_id ?? '',
      line.reference ?? '',
    ]),
  )
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2)
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_earnings')
  const month = monthOf(new URL(args.request.url).searchParams)
  const statement = await args.context.services.reports.earningStatement({ viewer, month })
  return csvResponse(`earnings${month ? `-${month}` : ''}`, earningsCsv(statement.lines, statement.time_zone))
}
