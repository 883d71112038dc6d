// /dashboard/admin/payouts.csv: payouts due, as a file for the bank.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvOf, csvResponse } from '#app/format/csv.ts'
import { currentLanguage } from '#app/language/language.ts'
import { guard } from '#app/shell/guard.ts'
import { DueQuery } from '#workers/contract/admin/payout-runs.ts'
import { payoutRunsTexts } from './payouts-text.ts'

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'pay_astrologers')
  const asked = new URL(args.request.url).searchParams.get('to') || undefined
  const { to, due } = await args.context.services.payouts.due({
    to: DueQuery.safeParse({ to: asked }).data?.to ?? null,
  })
  const lines = due.map(({ name, email, astrologer_id: id, payable_paise: paise }) => [
    name,
    email,
    id,
    { figure: (paise / 100).toFixed(2) },
    to,
  ])
  return csvResponse(`payouts-${to}`, csvOf(payoutRunsTexts[currentLanguage()].csv, lines))
}
