// Payout Summary: minutes of the last days at the fixed rates, and the consultations behind them.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { sentencesOf } from '#app/errors/error-sentences.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount, formatDollars, formatMinutes, formatRupees } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { type Breakdown, CalculatorRequest, DEFAULT_DAYS } from '#workers/contract/astrologers/payouts.ts'
import { PayoutDetails } from './payout-details.tsx'
import { payoutsTexts } from './payout-summary-text.ts'

export const meta = titled(() => payoutsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'use_admin_dashboard')
  const typed = new URL(args.request.url).searchParams.get('days')
  const parsed = CalculatorRequest.safeParse(typed === null ? {} : { days: typed })
  if (!parsed.success) {
    const [[, error] = []] = await sentencesOf(parsed.error.issues)
    return { typed, error: error || payoutsTexts[currentLanguage()].hint, days: DEFAULT_DAYS, data: null }
  }
  const { days } = parsed.data
  return { typed, error: null, days, data: await args.context.services.reports.calculatePayouts(days) }
}

export default function PayoutSummary() {
  const text = useTexts(payoutsTexts)
  const { typed, error, days, data } = useLoaderData<typeof loader>()
  const loading = useNavigation().state !== 'idle'
  const [opened, setOpened] = useState<Breakdown | null>(null)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Form className="mb-6 flex flex-wrap items-start gap-3" noValidate>
        <InputField
          key={typed}
          name="days"
          type="number"
          inputMode="numeric"
          inputClassName="num"
          className="w-full max-w-70"
          label={text.days}
          hint={text.hint}
          error={error}
          defaultValue={typed ?? DEFAULT_DAYS}
          min={1}
          max={365}
        />
        <Button type="submit" variant="primary" className="sm:mt-6.5" loading={loading}>
          {text.load}
        </Button>
      </Form>
      {data ? <Summary data={data} onOpen={setOpened} /> : null}
      {opened ? <PayoutDetails astrologer={opened} days={days} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

type Data = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['data']>

function Summary({ data, onOpen }: { data: Data; onOpen(row: Breakdown): void }) {
  const text = useTexts(payoutsTexts)
  const { projections, astrologer_breakdown: rows } = data
  const { total_call_minutes: calls, total_chat_minutes: chats } = projections
  return (
    <>
      <StatStrip columns={3}>
        <StatCard label={text.revenue} value={formatDollars(projections.projected_call_revenue)} />
        <StatCard label={text.payouts} value={formatRupees(projections.astrologer_revenue)} />
        <StatCard
          label={text.minutes}
          value={formatCount(projections.total_session_minutes, 1)}
          note={text.minutesNote(formatMinutes(calls), formatMinutes(chats))}
        />
      </StatStrip>
      <h2 className="mt-8 mb-3.5 heading-sm">{text.breakdown}</h2>
      <AdminTable
        caption={text.breakdown}
        columns={columnsOf(onOpen)}
        rows={rows}
        rowKey={({ id }) => id}
        onRowClick={onOpen}
        empty={<EmptyState title={text.none} />}
      />
    </>
  )
}

function columnsOf(onOpen: (row: Breakdown) => void): Column<Breakdown>[] {
  const text = payoutsTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'name',
      header: columns.name,
      lead: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    {
      key: 'calls',
      header: columns.calls,
      align: 'right',
      sortBy: (row) => row.call_count,
      cell: (row) => formatCount(row.call_count),
    },
    {
      key: 'callMinutes',
      header: columns.callMinutes,
      align: 'right',
      sortBy: (row) => row.call_minutes,
      cell: (row) => formatCount(row.call_minutes, 1),
    },
    {
      key: 'chats',
      header: columns.chats,
      align: 'right',
      sortBy: (row) => row.chat_count,
      cell: (row) => formatCount(row.chat_count),
    },
    {
      key: 'chatMinutes',
      header: columns.chatMinutes,
      align: 'right',
      sortBy: (row) => row.chat_minutes,
      cell: (row) => formatCount(row.chat_minutes, 1),
    },
    {
      key: 'revenue',
      header: columns.revenue,
      align: 'right',
      sortBy: (row) => row.total_revenue,
      cell: (row) => formatDollars(row.total_revenue),
    },
    {
      key: 'earnings',
      header: columns.earnings,
      align: 'right',
      sortBy: (row) => row.astrologer_earnings,
      cell: (row) => formatRupees(row.astrologer_earnings),
    },
    {
      key: 'details',
      header: <span className="sr-only">{columns.details}</span>,
      align: 'right',
      cell: (row) => (
        <Button size="sm" aria-label={text.detailsOf(row.name)} onClick={() => onOpen(row)}>
          {columns.details}
        </Button>
      ),
    },
  ]
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
