// Calls: user, astrologer, duration and date of all calls.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { endLabelsTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { formatMinutes } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { AmountWithNote } from '#app/ui/amount-with-note.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { Column } from '#app/ui/table/table.tsx'
import { type AdminCall, CallFilters } from '#workers/contract/admin/admin-lists.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { callsTexts } from './calls-text.ts'

export const meta = titled(() => callsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_platform')
  const filters = readFilters(CallFilters, args.request.url)
  return { ...(await args.context.services.reports.calls(filters)), filters }
}

export default function Calls() {
  const text = useTexts(callsTexts)
  const { rows, next, filters } = useLoaderData<typeof loader>()
  const { kind, state } = text
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <ListFilters
        label={text.searchLabel}
        placeholder={text.search}
        search={filters.search ?? ''}
        choices={[
          {
            name: 'kind',
            label: kind.label,
            options: [
              { value: '', label: kind.all },
              ...(['web-call', 'phone-call'] as const).map((value) => ({ value, label: KIND_NAMES[value] })),
            ],
          },
          {
            name: 'state',
            label: state.label,
            options: [
              { value: '', label: state.all },
              ...(['live', 'talked', 'missed'] as const).map((value) => ({ value, label: state[value] })),
            ],
          },
        ]}
        values={{ kind: filters.kind, state: filters.state }}
        kept={{ sort: filters.sort }}
      />
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={filters.search || filters.kind || filters.state ? text.none : text.noneYet} />}
      />
      <CursorPages next={next} />
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

const columns = (): readonly Column<AdminCall>[] => {
  const callsText = callsTexts[currentLanguage()]
  return [
    {
      key: 'caller',
      header: callsText.columns.caller,
      lead: true,
      cell: ({ caller, caller_id: id }) => (
        <Link to={`/dashboard/admin/clients/${id}`} className="font-semibold text-text">
          {caller}
        </Link>
      ),
    },
    { key: 'astrologer', header: callsText.columns.astrologer, cell: ({ astrologer }) => astrologer },
    {
      key: 'duration',
      header: callsText.columns.duration,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ duration }) => formatMinutes(duration),
    },
    {
      key: 'date',
      header: callsText.columns.date,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ date }) => <LocalWhen at={date} />,
    },
    {
      key: 'kind',
      header: callsText.columns.kind,
      hideMedium: true,
      cell: ({ kind }) => KIND_NAMES[kind],
    },
    {
      key: 'cost',
      header: callsText.columns.cost,
      align: 'right',
      cell: ({ charge_cents: cents, refunded_cents: back }) => (
        <AmountWithNote note={back > 0 ? listTexts[currentLanguage()].refunded(formatUsd(back)) : null}>
          {formatUsd(cents)}
        </AmountWithNote>
      ),
    },
    { key: 'status', header: callsText.columns.status, cell: (row) => <Status row={row} /> },
    {
      key: 'receipt',
      header: <span className="sr-only">{callsText.columns.receipt}</span>,
      align: 'right',
      cell: ({ id, status }) =>
        status === 'ended' ? <Link to={`/receipts/${id}`}>{callsText.columns.receipt}</Link> : null,
    },
  ]
}

function Status({ row: { status, end_reason: reason } }: { row: AdminCall }) {
  const text = useTexts(callsTexts)
  const endLabels = useTexts(endLabelsTexts)
  if (status === 'pending') return <Chip tone="warn">{text.pending}</Chip>
  if (status !== 'ended') return <Chip tone="ok">{text.running}</Chip>
  return <Chip plain>{reason ? endLabels[reason] : ''}</Chip>
}
