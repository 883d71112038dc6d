// The breakdown for one astrologer: totals, and tables of calls and chats.

import { useEffect, useState } from 'react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { endLabelsTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { formatCount, formatDollars, formatMinutes, formatRupees } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { AmountWithNote } from '#app/ui/amount-with-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { Breakdown, ConsultationRecord, DetailsAnswer } from '#workers/contract/astrologers/payouts.ts'
import type { EndReason } from '#workers/contract/consultations/consultation-states.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { payoutsTexts } from './payout-summary-text.ts'

type Props = { astrologer: Breakdown; days: number; onClose(): void }

export function PayoutDetails({ astrologer, days, onClose }: Props) {
  const text = useTexts(payoutsTexts).details
  const { details, failed, load } = useDetails(astrologer.id, days)
  return (
    <Dialog
      open
      width={960}
      onClose={onClose}
      title={text.title}
      description={text.period(isolatedName(astrologer.name), days)}
    >
      {failed ? (
        <Callout tone="danger" title={text.failed}>
          <Button size="sm" className="mt-2" onClick={load}>
            {text.retry}
          </Button>
        </Callout>
      ) : details ? (
        <Records details={details} />
      ) : (
        <div className="space-y-3" role="status" aria-label={text.loading}>
          <Skeleton width="100%" />
          <Skeleton width="80%" />
          <Skeleton width="90%" />
        </div>
      )}
    </Dialog>
  )
}

function useDetails(id: string, days: number) {
  const [details, setDetails] = useState<DetailsAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let wanted = true
    setFailed(false)
    // "Error loading astrologer details" replaces the records.
    api
      .call(routes.readPayoutDetails, { params: { id }, query: { days: String(days) }, own: 'all' })
      .then((answer) => wanted && setDetails(answer))
      .catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [id, days, turn])
  return { details, failed, load: () => setTurn((before) => before + 1) }
}

function Records({ details: { summary, call_records: calls, chat_records: chats } }: { details: DetailsAnswer }) {
  const text = useTexts(payoutsTexts).details
  const payoutsText = useTexts(payoutsTexts)
  return (
    <>
      <StatStrip columns={4}>
        <StatCard
          label={text.calls}
          value={formatCount(summary.total_calls)}
          note={formatMinutes(summary.total_call_minutes)}
        />
        <StatCard
          label={text.chats}
          value={formatCount(summary.total_chats)}
          note={formatMinutes(summary.total_chat_minutes)}
        />
        <StatCard label={payoutsText.minutes} value={formatCount(summary.total_session_minutes, 1)} />
        <StatCard label={text.earned} value={formatRupees(summary.total_earnings)} />
      </StatStrip>
      <div className="mt-5">
        <Tabs
          label={text.title}
          tabs={[
            {
              id: 'calls',
              label: text.calls,
              content: <RecordTable caption={text.calls} rows={calls} empty={text.noCalls} />,
            },
            {
              id: 'chats',
              label: text.chats,
              content: <RecordTable caption={text.chats} rows={chats} empty={text.noChats} />,
            },
          ]}
        />
      </div>
    </>
  )
}

const columns = (): readonly Column<ConsultationRecord>[] => {
  const payoutsText = payoutsTexts[currentLanguage()]
  return [
    {
      key: 'date',
      header: payoutsText.details.columns.date,
      sortBy: ({ created_at: at }) => at,
      firstSort: 'descending',
      className: 'num text-muted',
      cell: ({ id, created_at }) => (
        <Link to={`/receipts/${id}`}>
          <LocalWhen at={created_at} />
        </Link>
      ),
    },
    {
      key: 'client',
      header: payoutsText.details.columns.client,
      lead: true,
      sortBy: ({ user_name: name }) => name,
      cell: ({ user_name: name }) => <b>{name || payoutsText.details.former}</b>,
    },
    {
      key: 'duration',
      header: payoutsText.details.columns.duration,
      align: 'right',
      sortBy: ({ duration_minutes: minutes }) => minutes,
      cell: ({ duration_minutes: minutes }) => formatMinutes(minutes),
    },
    {
      key: 'cost',
      header: payoutsText.details.columns.cost,
      align: 'right',
      sortBy: ({ cost }) => cost,
      cell: ({ cost, refunded }) => (
        <AmountWithNote note={refunded > 0 ? listTexts[currentLanguage()].refunded(formatDollars(refunded)) : null}>
          {formatDollars(cost)}
        </AmountWithNote>
      ),
    },
    {
      key: 'status',
      header: payoutsText.details.columns.status,
      cell: ({ end_reason }) => <Chip plain>{endLabelsTexts[currentLanguage()][end_reason as EndReason]}</Chip>,
    },
  ]
}

function RecordTable({
  caption,
  rows,
  empty,
}: {
  caption: string
  rows: readonly ConsultationRecord[]
  empty: string
}) {
  return (
    <div className="mt-3 max-h-[50vh] overflow-y-auto [--scroll-head-top:0px]">
      <AdminTable
        sortName="sessions"
        pageNames={[]}
        caption={caption}
        compact
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={empty} />}
      />
    </div>
  )
}
