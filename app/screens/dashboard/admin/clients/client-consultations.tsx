// The consultations of one client, each with its receipt and a full or partial refund.

import { useState } from 'react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { endLabelsTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { RefundDialog } from '#app/screens/dashboard/admin/inbox/inbox-refund.tsx'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { AmountWithNote } from '#app/ui/amount-with-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { AdminCall } from '#workers/contract/admin/admin-lists.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { clientsTexts } from './clients-text.ts'

export function ClientConsultations({ rows, next }: { rows: readonly AdminCall[]; next: string | null }) {
  const text = useTexts(clientsTexts).detail
  const [refunded, setRefunded] = useState<AdminCall | null>(null)
  const close = () => setRefunded(null)
  return (
    <Card title={text.sessions}>
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        pageNames={['after']}
        flush
        compact
        caption={text.sessions}
        columns={columnsOf(setRefunded)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noSessions} />}
      />
      <div className="px-5 pb-4">
        <CursorPages next={next} />
      </div>
      {refunded ? (
        <RefundDialog
          title={text.refundOf(isolatedName(refunded.astrologer))}
          consultationId={refunded.id}
          leftCents={refunded.charge_cents - refunded.refunded_cents}
          onDone={close}
        />
      ) : null}
    </Card>
  )
}

function columnsOf(refund: (consultation: AdminCall) => void): Column<AdminCall>[] {
  const text = clientsTexts[currentLanguage()].detail
  const { columns } = text
  return [
    {
      key: 'date',
      header: columns.when,
      sortable: true,
      firstSort: 'descending',
      className: 'num text-muted',
      cell: ({ date }) => <LocalWhen at={date} />,
    },
    {
      key: 'astrologer',
      header: columns.astrologer,
      lead: true,
      cell: ({ astrologer, kind }) => (
        <>
          <b className="block font-semibold">{astrologer}</b>
          <span className="text-small text-muted">{KIND_NAMES[kind]}</span>
        </>
      ),
    },
    { key: 'minutes', header: columns.minutes, align: 'right', cell: ({ duration }) => formatCount(duration, 1) },
    {
      key: 'cost',
      header: columns.cost,
      align: 'right',
      cell: ({ charge_cents: cost, refunded_cents: back }) => (
        <AmountWithNote note={back > 0 ? listTexts[currentLanguage()].refunded(formatUsd(back)) : null}>
          {formatUsd(cost)}
        </AmountWithNote>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      className: 'text-14',
      cell: ({ end_reason: reason, status }) => (reason ? endLabelsTexts[currentLanguage()][reason] : status),
    },
    {
      key: 'acts',
      header: <span className="sr-only">{text.receipt}</span>,
      align: 'right',
      cell: (consultation) => (
        <span className="flex flex-wrap items-center justify-end gap-2">
          {consultation.status === 'ended' ? (
            <Link className="inline-block py-0.5" to={`/receipts/${consultation.id}`}>
              {text.receipt}
            </Link>
          ) : null}
          {consultation.charge_cents > consultation.refunded_cents ? (
            <Button size="sm" aria-label={text.refundOf(consultation.astrologer)} onClick={() => refund(consultation)}>
              {text.refund}
            </Button>
          ) : null}
        </span>
      ),
    },
  ]
}
