import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { monthName, monthOf } from '#app/screens/dashboard/months.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Inr } from '#app/ui/amounts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card, KeyValue, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { EarningLines } from './earnings-lines.tsx'
import { earningsTexts } from './earnings-text.ts'

export const meta = titled(() => earningsTexts[currentLanguage()].statement)

/** A printable statement of a month or of all time: opening balance, movements, closing balance. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_earnings')
  const month = monthOf(new URL(args.request.url).searchParams)
  return args.context.services.reports.earningStatement({ viewer, month })
}

export default function EarningsStatement() {
  const text = useTexts(earningsTexts)
  const statement = useLoaderData<typeof loader>()
  const { month, name, lines } = statement
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={text.statement}
        action={
          <div className="flex gap-2.5 print:hidden">
            <ButtonLink size="sm" to={`/dashboard/astrologer/earnings?by=session${month ? `&month=${month}` : ''}`}>
              {text.back}
            </ButtonLink>
            <Button size="sm" variant="primary" onClick={() => window.print()}>
              <Icon name="printer" size="sm" />
              {text.printIt}
            </Button>
          </div>
        }
      >
        {text.statementOf(name, month ? monthName(month, locale) : text.allTime)}
      </PageHead>
      <Card className="mb-6 max-w-120 break-inside-avoid px-5 py-3">
        <KeyValue
          total
          items={[
            { key: text.before, value: <Inr paise={statement.before_paise} /> },
            { key: text.fromSessions, value: <Inr paise={statement.session_paise} /> },
            { key: text.takenBack, value: <Inr paise={0 - statement.taken_back_paise} /> },
            { key: text.paid, value: <Inr paise={0 - statement.paid_paise} /> },
            { key: text.after, value: <Inr paise={statement.after_paise} /> },
          ]}
        />
      </Card>
      <EarningLines paper lines={lines} empty={<EmptyState title={month ? text.noneInMonth : text.none} />} />
      <p className="mt-6 text-small text-muted">
        {text.rule} {text.zone(statement.time_zone.replaceAll('_', ' '))}
      </p>
    </>
  )
}
