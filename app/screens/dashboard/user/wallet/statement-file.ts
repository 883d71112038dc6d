// /dashboard/user/wallet/statement.csv: the movements of a month, or of all time, as a file.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvResponse } from '#app/format/csv.ts'
import { monthOf } from '#app/screens/dashboard/months.ts'
import { guard } from '#app/shell/guard.ts'
import { statementCsv } from './statement-csv.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_wallet')
  const month = monthOf(new URL(args.request.url).searchParams)
  const rows = await args.context.services.reports.wholeStatement({ viewer, month })
  return csvResponse(`statement${month ? `-${month}` : ''}`, statementCsv(rows))
}
