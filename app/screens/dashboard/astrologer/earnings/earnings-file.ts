// /dashboard/astrologer/earnings/statement.csv: the movements of a month, or of all time, as a file.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvResponse } from '#app/format/csv.ts'
import { monthOf } from '#app/screens/dashboard/months.ts'
import { guard } from '#app/shell/guard.ts'
import { earningsCsv } from './earnings-csv.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_earnings')
  const month = monthOf(new URL(args.request.url).searchParams)
  const statement = await args.context.services.reports.earningStatement({ viewer, month })
  return csvResponse(`earnings${month ? `-${month}` : ''}`, earningsCsv(statement.lines, statement.time_zone))
}
