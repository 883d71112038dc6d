import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { LocalDateTime } from '#app/screens/consultations/local-time.tsx'
import { guard } from '#app/shell/guard.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatInr, Inr } from '#app/ui/money.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { EarningsAnswer } from '#workers/contract/consultations.ts'
import { HistoryTable } from '../history-table.tsx'
import { astrologerText } from './astrologer-text.ts'
import { EarningsBars } from './earnings-bars.tsx'

const text = astrologerText.earnings

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_earnings')
  const { reports, consultations } = args.context.services
  const [earnings, history] = await Promise.all([reports.earnings(viewer), consultations.history(viewer)])
  return { earnings, sessions: history.results.filter(({ billable_seconds }) => billable_seconds > 0) }
}

export default function Earnings() {
  const { earnings, sessions } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.rule}</PageHead>
      <StatStrip columns={3}>
        <StatCard label={text.earned} value={formatInr(earnings.earned_paise)} />
        <StatCard label={text.paid} value={formatInr(earnings.paid_paise)} />
        <StatCard label={text.due} value={formatInr(earnings.due_paise)} />
        <StatCard label={text.today} value={formatInr(earnings.today_paise)} />
        <StatCard label={text.week} value={formatInr(earnings.week_paise)} />
        <StatCard label={text.month} value={formatInr(earnings.month_paise)} />
      </StatStrip>
      <Card title={text.perDay} className="mt-6">
        <EarningsBars days={earnings.days} />
        {/* Not Headless UI's Disclosure: the table is found by the browser's own search while it is closed. */}
        <details className="px-5 pt-0 pb-5">
          <summary className="cursor-pointer text-14 text-link">{text.table}</summary>
          <Table
            caption={text.perDay}
            compact
            rows={[...earnings.days].reverse()}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', header: text.day, cell: ({ day }) => <span className="num">{day}</span> },
              { key: 'amount', header: text.amount, align: 'right', cell: ({ paise }) => <Inr paise={paise} /> },
              { key: 'count', header: text.count, align: 'right', cell: (row) => row.sessions },
            ]}
          />
        </details>
      </Card>
      <h2 className="mx-0 mt-9 mb-3.5 heading-sm">{text.sessions}</h2>
      <HistoryTable items={sessions} side="astrologer" caption={text.sessions} />
      <TakeBacks earnings={earnings} />
      <h2 className="mx-0 mt-9 mb-3.5 heading-sm">{text.payouts}</h2>
      <Table
        caption={text.payouts}
        rows={earnings.payouts}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noPayouts}>{text.noPayoutsText}</EmptyState>}
        columns={[
          { key: 'when', header: text.when, lead: true, cell: ({ at }) => <LocalDateTime at={at} /> },
          { key: 'reference', header: text.reference, cell: ({ reference }) => reference ?? '' },
          { key: 'amount', header: text.amount, align: 'right', cell: ({ paise }) => <Inr paise={paise} /> },
        ]}
      />
    </>
  )
}

/** Take-backs after refunds: the sessions’ earnings less these are the total. */
function TakeBacks({ earnings }: { earnings: EarningsAnswer }) {
  const { session_paise: sessions, taken_back_paise: takenBack, earned_paise: earned } = earnings
  if (takenBack === 0) return null
  return (
    <>
      <h2 className="mx-0 mt-9 mb-3.5 heading-sm">{text.takeBacks}</h2>
      <p className="mb-3.5 num text-muted">{text.sum(formatInr(sessions), formatInr(takenBack), formatInr(earned))}</p>
      <Table
        caption={text.takeBacks}
        rows={earnings.take_backs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', header: text.when, className: 'num text-muted', cell: ({ at }) => <LocalDateTime at={at} /> },
          { key: 'client', header: text.client, lead: true, cell: (row) => <b>{row.client_name}</b> },
          { key: 'amount', header: text.amount, align: 'right', cell: ({ paise }) => <Inr paise={-paise} /> },
          {
            key: 'receipt',
            header: <span className="sr-only">{text.receipt}</span>,
            align: 'right',
            cell: (row) => <Link to={`/receipts/${row.session_id}`}>{text.receipt}</Link>,
          },
        ]}
      />
    </>
  )
}
