// Consultations as a table: other side, date, duration, amount, end.

import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { endLabelTexts, kindTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { AmountWithNote } from '#app/ui/amount-with-note.tsx'
import { Inr, Usd } from '#app/ui/amounts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { FilterLink } from '#app/ui/table/filter-link.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import { KINDS, type Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { HistoryItem } from '#workers/contract/consultations/consultations.ts'
import { historyTexts } from './history-text.ts'

type Side = 'user' | 'astrologer'

/** Rows per page. */
export const HISTORY_PAGE = 25

type HistoryProps = { items: readonly HistoryItem[]; side: Side; caption: string; kind?: Kind | null }
type Pages = { kind: Kind | null; counts: Readonly<Record<Kind, number>>; page: number }

/** One page of rows. `kind`: the filter; `counts`: all rows by kind. */
export function FilteredHistory({ items, kind, counts, page, side, caption }: HistoryProps & Pages) {
  const text = useTexts(historyTexts)
  const kindText = useTexts(kindTexts)
  const all = KINDS.reduce((sum, each) => sum + counts[each], 0)
  if (all === 0) return <HistoryTable side={side} caption={caption} items={items} />
  return (
    <>
      <nav className="mb-4 flex flex-wrap gap-2" aria-label={text.filter}>
        {[null, ...KINDS].map((each) => (
          <FilterLink
            key={each}
            to={each ? `?kind=${each}` : '?'}
            current={each === kind}
            count={each ? counts[each] : all}
          >
            {each ? kindText[each] : text.all}
          </FilterLink>
        ))}
      </nav>
      <HistoryTable side={side} caption={caption} items={items} kind={kind} />
      <Pagination
        page={page}
        pageSize={HISTORY_PAGE}
        total={kind ? counts[kind] : all}
        hrefFor={(target) => `?${new URLSearchParams({ ...(kind ? { kind } : {}), page: String(target) })}`}
      />
    </>
  )
}

/** The kind in a URL such as ?kind=chat. */
export function kindOf(params: URLSearchParams): Kind | null {
  return KINDS.find((each) => each === params.get('kind')) ?? null
}

export function HistoryTable({ items, side, caption, kind = null }: HistoryProps) {
  const text = useTexts(historyTexts)
  const kindText = useTexts(kindTexts)
  return (
    <Table
      caption={caption}
      columns={columnsFor(side)}
      rows={items}
      rowKey={({ session_id }) => session_id}
      empty={
        <EmptyState
          title={kind ? text.emptyOf(kindText[kind]) : text.empty}
          action={
            side === 'user' ? (
              <ButtonLink to="/astrologers" variant="primary">
                {text.find}
              </ButtonLink>
            ) : null
          }
        >
          {text.emptyText}
        </EmptyState>
      }
    />
  )
}

function columnsFor(side: Side): Column<HistoryItem>[] {
  const text = historyTexts[currentLanguage()]
  const forUser = side === 'user'
  return [
    {
      key: 'when',
      header: text.when,
      className: 'num text-muted',
      cell: ({ requested_at }) => <LocalWhen at={requested_at} />,
    },
    {
      key: 'who',
      header: forUser ? text.astrologer : text.client,
      lead: true,
      cell: ({ other_name }) => <b>{other_name}</b>,
    },
    { key: 'kind', header: text.kind, cell: ({ kind }) => kindTexts[currentLanguage()][kind] },
    {
      key: 'billed',
      header: text.billed,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ billable_seconds }) => formatRecord(billable_seconds),
    },
    {
      key: 'amount',
      header: forUser ? text.paid : text.earned,
      align: 'right',
      cell: (item) => {
        const minor = Math.round(item.amount * 100)
        return (
          <AmountWithNote note={backOf(item, side)}>
            <b>{item.currency === 'USD' ? <Usd cents={minor} /> : <Inr paise={minor} />}</b>
          </AmountWithNote>
        )
      },
    },
    { key: 'status', header: text.status, cell: (item) => <Status item={item} side={side} /> },
    {
      key: 'links',
      header: <span className="sr-only">{text.receipt}</span>,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (item) => <Links item={item} side={side} />,
    },
  ]
}

function backOf({ refunded_cents: cents, taken_back_paise: paise }: HistoryItem, side: Side): string | null {
  const text = historyTexts[currentLanguage()]
  if (side === 'user') return cents > 0 ? text.refunded(formatUsd(cents)) : null
  return paise ? text.takenBack(formatInr(paise)) : null
}

function Status({ item: { status, end_reason }, side }: { item: HistoryItem; side: Side }) {
  const text = useTexts(historyTexts)
  const endLabel = useTexts(endLabelTexts)
  if (status === 'pending') return <Chip tone="warn">{text.pending}</Chip>
  if (status !== 'ended') return <Chip tone="ok">{text.live}</Chip>
  return <Chip plain>{end_reason ? endLabel(end_reason, side) : ''}</Chip>
}

/** High enough for touch without making the rows of the wide table higher. */
const linkClass = 'inline-flex min-h-9 items-center px-1.5 md:max-lg:min-h-7 lg:-my-2'

function Links({ item, side }: { item: HistoryItem; side: Side }) {
  const text = useTexts(historyTexts)
  const { session_id, kind, other_id, status } = item
  const chat =
    side === 'user'
      ? { to: status === 'ended' ? `/chat/${other_id}?session=${session_id}` : `/chat/${other_id}`, label: text.chat }
      : { to: `/dashboard/astrologer/chat/${session_id}`, label: text.transcript }
  return (
    <span className="flex justify-end gap-2 text-small md:max-lg:flex-col md:max-lg:items-end md:max-lg:gap-1">
      {kind === 'chat' ? (
        <Link className={linkClass} to={chat.to}>
          {status === 'ended' ? chat.label : text.open}
        </Link>
      ) : null}
      {status === 'ended' ? (
        <Link className={linkClass} to={`/receipts/${session_id}`}>
          {text.receipt}
        </Link>
      ) : null}
    </span>
  )
}
