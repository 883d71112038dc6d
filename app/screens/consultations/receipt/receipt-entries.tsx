import { LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { ReceiptEntry, WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { receiptTexts } from './receipt-text.ts'

/** The sign of an entry in spendable money: a hold reduces it, a release returns it; a charge is paid from the hold. */
const SIGNS: Readonly<Record<ReceiptEntry['what'], '-' | '+' | ''>> = {
  held: '-',
  charged: '',
  released: '+',
  refunded: '+',
  earned: '+',
  promotion: '+',
  taken_back: '-',
}

export function signedAmount({ what, amount }: ReceiptEntry, side: WireReceipt['side']): string {
  const format = side === 'astrologer' ? formatInr : formatUsd
  return SIGNS[what] === '-' ? format(-amount) : `${SIGNS[what]}${format(amount)}`
}

export function ReceiptEntries({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts)
  if (receipt.entries.length === 0) return null
  return (
    <section className="card card-pad" aria-labelledby="entries">
      <h2 className="heading-xs" id="entries">
        {text.entries}
      </h2>
      <ul className="mt-3 divide-y divide-line num text-14">
        {receipt.entries.map((entry, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the books of an ended consultation only grow
          <li key={n} className="flex items-baseline gap-4 py-2.5">
            <LocalTime at={entry.at} day={receipt.requested_at} seconds className="w-24 flex-none text-muted" />
            <span className="flex-1">{text.entry[entry.what]}</span>
            <b className="font-semibold">{signedAmount(entry, receipt.side)}</b>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-tiny text-muted">{text.entriesLead}</p>
    </section>
  )
}
