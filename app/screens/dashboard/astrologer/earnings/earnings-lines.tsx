// All movements of the astrologer's money: consultations with minutes × rate, take-backs, payouts.

import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Inr } from '#app/ui/amounts.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { Link } from '#app/ui/link.tsx'
import { formatInr } from '#app/ui/money.ts'
import { type Column, Table } from '#app/ui/table/table.tsx'
import type { EarningLine } from '#workers/contract/astrologers/earnings.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { earningsTexts } from './earnings-text.ts'

type Props = { lines: readonly EarningLine[]; empty?: React.ReactNode; paper?: boolean }

/** `paper`: without links, for print. */
export function EarningLines({ lines, empty, paper = false }: Props) {
  const text = useTexts(earningsTexts)
  const columns: Column<EarningLine>[] = [
    { key: 'when', header: text.when, className: 'num text-muted', cell: ({ at }) => <LocalWhen at={at} /> },
    { key: 'what', header: text.what, lead: true, cell: (line) => <b className="font-semibold">{wordsOf(line)}</b> },
    {
      key: 'rate',
      header: text.minutes,
      align: 'right',
      className: 'num text-muted',
      cell: ({ billable_seconds: seconds, payout_paise_per_min: rate }) =>
        seconds === null || rate === null ? '' : text.rate(formatRecord(seconds), formatInr(rate)),
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ paise }) => <Inr paise={paise} signed />,
    },
    {
      key: 'due',
      header: text.dueAfter,
      align: 'right',
      className: 'text-muted',
      cell: (line) => <Inr paise={line.due_paise} />,
    },
  ]
  const receipt: Column<EarningLine> = {
    key: 'receipt',
    header: <span className="sr-only">{text.receipt}</span>,
    align: 'right',
    cell: ({ session_id: id }) =>
      id === null ? null : (
        <Link className="-my-2 inline-flex min-h-9 items-center text-small" to={`/receipts/${id}`}>
          {text.receipt}
        </Link>
      ),
  }
  return (
    <Table
      caption={text.lines}
      rows={lines}
      rowKey={({ id }) => id}
      empty={empty}
      compact={paper}
      columns={paper ? columns : [...columns, receipt]}
    />
  )
}

export function wordsOf({ what, kind, client_name, reference }: EarningLine): string {
  const text = earningsTexts[currentLanguage()]
  const client = isolatedName(client_name ?? '')
  if (what === 'session') return text.session(kind ? KIND_NAMES[kind] : '', client)
  if (what === 'promotion') return text.promotion(client)
  if (what === 'take_back') return text.takeBack(client)
  if (what === 'payout_returned') return text.payoutReturned(reference)
  return reference ? text.reference(reference) : text.payout
}
