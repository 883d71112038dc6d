import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { monthOf } from '#app/screens/dashboard/months.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Inr } from '#app/ui/amounts.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRecord } from '#app/ui/duration.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { segmentClass } from '#app/ui/form/segment.tsx'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { Link } from '#app/ui/link.tsx'
import { formatInr } from '#app/ui/money.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { Table } from '#app/ui/table/table.tsx'
import type { EarningPeriod, EarningsAnswer } from '#workers/contract/astrologers/earnings.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { EarningsBars } from './earnings-bars.tsx'
import { EarningLines } from './earnings-lines.tsx'
import { EarningsMonth } from './earnings-month.tsx'
import { earningsTexts } from './earnings-text.ts'
import { type EarningsView, periodName, VIEWS, viewOf } from './earnings-view.ts'

const LINES_A_PAGE = 20

export const meta = titled(() => earningsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_earnings')
  const { reports } = args.context.services
  const params = new URL(args.request.url).searchParams
  const [view, month] = [viewOf(params), monthOf(params)]
  const page = PageQuery.safeParse({ page: params.get('page') ?? 1 }).data?.page ?? 1
  const [earnings, lines, months] = await Promise.all([
    reports.earnings(viewer),
    view === 'session' ? reports.earningLines({ viewer, page, ...(month ? { month } : {}) }) : null,
    view === 'session' ? reports.earningMonths(viewer) : ([] as string[]),
  ])
  return { earnings, view, month, lines, months }
}

export default function Earnings() {
  const text = useTexts(earningsTexts)
  const { earnings, view, month, lines, months } = useLoaderData<typeof loader>()
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
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-4">
        <Views current={view} />
        {view === 'session' ? <EarningsMonth asked={month} months={months} /> : null}
      </div>
      {view === 'session' ? null : <Periods earnings={earnings} view={view} />}
      {lines ? (
        <>
          <EarningLines
            lines={lines.results}
            empty={
              lines.count > 0 ? (
                <EmptyState title={text.emptyPage} />
              ) : month ? (
                <EmptyState title={text.noneInMonth} />
              ) : (
                <EmptyState title={text.none}>{text.noneText}</EmptyState>
              )
            }
          />
          <Pagination
            page={lines.page}
            pageSize={LINES_A_PAGE}
            total={lines.count}
            hrefFor={(page) => `?by=session${month ? `&month=${month}` : ''}&page=${page}`}
            label={text.pages}
          />
        </>
      ) : null}
      <Payouts payouts={earnings.payouts} />
      <p className="mt-6 text-small text-muted">{text.zone(earnings.time_zone.replaceAll('_', ' '))}</p>
    </>
  )
}

function Views({ current }: { current: EarningsView }) {
  const text = useTexts(earningsTexts)
  return (
    <nav className={cx(segmentClass, 'max-[400px]:*:px-1.5')} aria-label={text.view}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={`?by=${view}`}
          preventScrollReset
          className="segment-item no-underline"
          aria-current={view === current ? 'true' : undefined}
        >
          {text.views[view]}
        </Link>
      ))}
    </nav>
  )
}

function Periods({ earnings, view }: { earnings: EarningsAnswer; view: Exclude<EarningsView, 'session'> }) {
  const text = useTexts(earningsTexts)
  const locale = useLocale()
  const periods = { day: earnings.days, week: earnings.weeks, month: earnings.months }[view]
  return (
    <Card title={text.charts[view]}>
      <EarningsBars periods={periods} view={view} />
      {/* Not Headless UI's Disclosure, because the browser's find-in-page also searches closed `details`. */}
      <details className="px-5 pt-0 pb-5">
        <summary className="min-h-6 cursor-pointer text-14 text-link">{text.table}</summary>
        <Table<EarningPeriod>
          caption={text.charts[view]}
          compact
          rows={[...periods].reverse()}
          rowKey={({ day }) => day}
          columns={[
            {
              key: 'period',
              header: text.periods[view],
              lead: true,
              cell: ({ day }) => <span className="num">{periodName(view, day, locale)}</span>,
            },
            { key: 'count', header: text.sessions, align: 'right', cell: (row) => row.sessions },
            {
              key: 'talked',
              header: text.talked,
              align: 'right',
              className: 'whitespace-nowrap',
              cell: (row) => formatRecord(row.billable_seconds),
            },
            {
              key: 'sessions',
              header: text.fromSessions,
              align: 'right',
              cell: (row) => <Inr paise={row.session_paise} />,
            },
            {
              key: 'back',
              header: text.takenBack,
              align: 'right',
              cell: (row) => <Inr paise={row.taken_back_paise === 0 ? 0 : -row.taken_back_paise} />,
            },
            { key: 'sum', header: text.sum, align: 'right', cell: ({ paise }) => <Inr paise={paise} /> },
          ]}
        />
      </details>
    </Card>
  )
}

function Payouts({ payouts }: { payouts: EarningsAnswer['payouts'] }) {
  const text = useTexts(earningsTexts)
  return (
    <>
      <h2 className="mx-0 mt-9 mb-3.5 heading-sm">{text.payouts}</h2>
      <Table
        caption={text.payouts}
        rows={payouts}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noPayouts}>{text.noPayoutsText}</EmptyState>}
        columns={[
          { key: 'when', header: text.when, lead: true, cell: ({ at }) => <LocalDateTime at={at} /> },
          { key: 'reference', header: text.payoutReference, cell: (payout) => <Reference payout={payout} /> },
          { key: 'amount', header: text.amount, align: 'right', cell: ({ paise }) => <Inr paise={paise} /> },
        ]}
      />
    </>
  )
}

function Reference({
  payout: { reference, returned_at, returned_because },
}: {
  payout: EarningsAnswer['payouts'][number]
}) {
  const text = useTexts(earningsTexts)
  if (returned_at === null) return reference
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Chip tone="warn" plain>
        {text.returned}
      </Chip>
      {reference} <span className="text-small text-muted">{returned_because}</span>
    </span>
  )
}
