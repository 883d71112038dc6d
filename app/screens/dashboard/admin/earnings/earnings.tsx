// Earnings by day: the shares of the platform and the astrologers, and the cost of calls.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { MonthChoice } from '#app/screens/dashboard/month-choice.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { type EarningsDay, EarningsQuery, type EarningsSums } from '#workers/contract/admin/admin-lists.ts'
import { dayName, EarningsSplit } from './earnings-split.tsx'
import { earningsTexts } from './earnings-text.ts'

export const meta = titled(() => earningsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_platform')
  const typed = new URL(args.request.url).searchParams.get('month') || undefined
  // An invalid URL shows the last days.
  const month = EarningsQuery.safeParse({ month: typed }).data?.month ?? null
  return { ...(await args.context.services.reports.earningsByDay(month)), month }
}

const monthWords = () => {
  const earningsText = earningsTexts[currentLanguage()]
  return {
    label: earningsText.month,
    noMonth: earningsText.lastDays,
    show: earningsText.show,
  }
}

export default function Earnings() {
  const text = useTexts(earningsTexts)
  const { days, total, months, month } = useLoaderData<typeof loader>()
  const moved = days.filter(hasMoved)
  return (
    <>
      <PageHead title={text.title} action={<MonthChoice asked={month} months={months} text={monthWords()} />}>
        {text.lead}
      </PageHead>
      <StatStrip columns={4}>
        <StatCard
          label={text.gross}
          value={formatUsd(total.captured_cents - total.refunded_cents)}
          note={text.grossNote}
        />
        <StatCard label={text.astrologers} value={formatInr(paiseOf(total))} note={text.astrologersNote} />
        <StatCard label={text.voice} value={formatUsd(total.voice_cents)} note={text.voiceNote} />
        <StatCard label={text.platform} value={formatUsd(total.platform_cents)} note={text.platformNote} />
      </StatStrip>
      <Card title={text.days} className="mt-6">
        <EarningsSplit days={days} />
        <AdminTable
          usual={{ key: 'day', direction: 'descending' }}
          flush
          compact
          caption={text.days}
          columns={columnsOf()}
          rows={moved}
          rowKey={({ day }) => day}
          empty={<EmptyState title={text.none} />}
        />
      </Card>
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function hasMoved(day: EarningsDay): boolean {
  const { day: _, ...sums } = day
  return Object.values(sums).some((sum) => sum !== 0)
}

function paiseOf({ payout_paise: payout, promotion_paise: promotion, taken_back_paise: back }: EarningsSums): number {
  return payout + promotion - back
}

function columnsOf(): Column<EarningsDay>[] {
  const { columns } = earningsTexts[currentLanguage()]
  const money = (
    key: keyof typeof columns,
    amountOf: (day: EarningsDay) => number,
    format = formatUsd,
  ): Column<EarningsDay> => ({
    key,
    header: columns[key],
    align: 'right',
    sortBy: amountOf,
    cell: (day) => format(amountOf(day)),
  })
  return [
    {
      key: 'day',
      header: columns.day,
      lead: true,
      sortBy: ({ day }) => day,
      firstSort: 'descending',
      className: 'whitespace-nowrap num',
      cell: ({ day }) => dayName(day),
    },
    money('captured', (day) => day.captured_cents),
    money('refunded', (day) => day.refunded_cents),
    money('astrologers', paiseOf, formatInr),
    money('voice', (day) => day.voice_cents),
    money('platform', (day) => day.platform_cents),
  ]
}
