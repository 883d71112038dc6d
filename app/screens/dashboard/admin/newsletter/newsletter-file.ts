// /dashboard/admin/newsletter.csv: the confirmed addresses of the newsletter, for import into a mail program.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvOf, csvResponse } from '#app/format/csv.ts'
import { currentLanguage } from '#app/language/language.ts'
import { inboxTexts } from '#app/screens/dashboard/admin/inbox/inbox-text.ts'
import { guard } from '#app/shell/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'export_newsletter')
  const rows = await args.context.services.newsletter.exportConfirmed(viewer)
  const lines = rows.map(({ email, confirmedAt, unsubscribeUrl }) => [
    email,
    new Date(confirmedAt).toISOString(),
    unsubscribeUrl,
  ])
  return csvResponse('newsletter', csvOf(inboxTexts[currentLanguage()].newsletterCsv, lines))
}
