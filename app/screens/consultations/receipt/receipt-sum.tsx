// The sum with all its figures, so that a reader can check it.

import { LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { endSentenceTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { oneDecimal, sumOf } from './receipt-figures.ts'
import { receiptTexts } from './receipt-text.ts'

export function ReceiptSum({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts)
  const endSentence = useTexts(endSentenceTexts)
  const names = { user: isolatedName(receipt.user_name), astrologer: isolatedName(receipt.astrologer_name) }
  const earns = receipt.side === 'astrologer'
  const { billable_seconds: seconds } = receipt
  const locale = useLocale()
  const rate = earns ? (receipt.payout_paise_per_min ?? 0) : receipt.price_cents
  const format = earns ? formatInr : formatUsd
  const sum = sumOf(receipt)
  const unit = earns ? 'paise' : '¢'
  return (
    <section className="overflow-hidden card">
      <div className="border-b border-line p-5">
        <p className="text-small text-muted">{earns ? text.earned : text.charged}</p>
        <p className="font-display num text-[52px] leading-[1.1] font-[430] tracking-[-0.025em]">{format(sum)}</p>
        <p className="text-small text-muted">
          {endSentence({ reason: receipt.end_reason, side: receipt.side, names, endedBy: receipt.ended_by })}
        </p>
      </div>
      <dl className="px-5 py-1 key-values">
        <Free receipt={receipt} />
        {receipt.spans.map(({ from, to }) => (
          <div key={from}>
            <dt className="num">
              <LocalTime at={from} day={receipt.requested_at} seconds /> –{' '}
              <LocalTime at={to} day={receipt.requested_at} seconds />
            </dt>
            <dd className="num">{text.ofSeconds(oneDecimal(to - from))}</dd>
          </div>
        ))}
        <Line name={text.seconds} value={text.ofSeconds(seconds)} />
        <Line name={earns ? text.payout : text.price} value={format(rate)} />
        <Money receipt={receipt} />
      </dl>
      {seconds > 0 ? (
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-text px-5 pt-3.5 pb-1.5 num font-semibold *:whitespace-nowrap">
          <span>
            {seconds} × {rate.toLocaleString(locale)} {unit} ÷ 60
          </span>
          <span className="ml-auto">
            = {chargeForSeconds(rate, seconds).toLocaleString(locale)} {unit}
          </span>
        </div>
      ) : null}
      {receipt.charged_because ? (
        <p className="px-5 pt-1 pb-3 text-small">{text.chargedBecause[receipt.charged_because]}</p>
      ) : null}
      <p className="px-5 pt-0 pb-5 text-tiny text-muted">
        {receipt.free_because
          ? text.free[receipt.free_because]
          : seconds === 0
            ? receipt.free?.seconds
              ? text.onlyFree
              : text.nothing
            : (rate * seconds) % 60 === 0
              ? text.notRounded
              : text.rounded}
      </p>
    </section>
  )
}

/** The free minutes, which come first and are not in the sum. */
function Free({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts)
  const { free, astrologer_name: astrologer, requested_at: day } = receipt
  if (!free) return null
  return (
    <>
      <Line name={text.freeSpan} value={text.freeUsed(free.seconds, free.minutes)} />
      <Line name={text.freeBy} value={free.by === 'platform' ? text.platform : astrologer} />
      {free.went_on_at === null ? null : (
        <div>
          <dt>{text.wentOn}</dt>
          <dd className="num">
            <LocalTime at={free.went_on_at} day={day} seconds />
          </dd>
        </div>
      )}
      {free.promotion_paise ? <Line name={text.promotion} value={formatInr(free.promotion_paise)} /> : null}
    </>
  )
}

function Money({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts)
  const { held_cents: held, charge_cents: charge, refunded_cents: refunded, payout_paise: payout } = receipt
  const takenBack = receipt.taken_back_paise
  return (
    <>
      {held === null ? null : (
        <>
          <Line name={text.held} value={formatUsd(held)} />
          <Line name={text.released} value={formatUsd(held - charge)} />
        </>
      )}
      {refunded > 0 ? (
        <Line name={receipt.side === 'user' ? text.refunded : text.refundedToClient} value={formatUsd(refunded)} />
      ) : null}
      {receipt.side === 'admin' && payout !== null ? <Line name={text.paidOut} value={formatInr(payout)} /> : null}
      {receipt.voice ? (
        <>
          {receipt.voice.legs.map((leg, n) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the legs of an ended call never change
              key={n}
              name={text.leg(leg)}
              value={leg.seconds === null ? text.runs : text.legSeconds(leg.seconds)}
            />
          ))}
          <Line name={text.voiceCost} value={`$${(receipt.voice.cost_micro_usd / 1_000_000).toFixed(3)}`} />
        </>
      ) : null}
      {takenBack ? <Line name={text.takenBack} value={formatInr(-takenBack)} /> : null}
    </>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
