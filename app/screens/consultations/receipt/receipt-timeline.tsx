import type { CSSProperties } from 'react'
import { LocalDateTime, LocalTime, ZoneName } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { endSentenceTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { oneDecimal, stretchAfter } from './receipt-figures.ts'
import { receiptTexts } from './receipt-text.ts'

/** The line from one event to the next: solid while the meter runs. */
const lines = {
  free: 'before:[background:repeating-linear-gradient(var(--color-line-strong)_0_3px,transparent_3px_6px)]',
  bill: 'before:bg-(--data-1)',
  end: undefined,
}
const dots = {
  free: 'bg-surface shadow-[inset_0_0_0_2px_var(--color-control)]',
  bill: 'bg-(--data-1)',
  end: 'bg-text',
}

export function ReceiptTimeline({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts)
  const endSentence = useTexts(endSentenceTexts)
  const { requested_at: from, ended_at: to, spans } = receipt
  const length = Math.max(1, to - from)
  const billed = spans.reduce((sum, span) => sum + span.to - span.from, 0)
  const names = { user: isolatedName(receipt.user_name), astrologer: isolatedName(receipt.astrologer_name) }
  return (
    <section className="card card-pad" aria-labelledby="timeline">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="heading-xs" id="timeline">
          {text.timeline}
        </h2>
        <span className="text-right num text-small text-muted">
          <LocalDateTime at={from} />
          <span className="block text-tiny">
            <ZoneName at={from}>{text.zone}</ZoneName>
          </span>
        </span>
      </div>
      <div
        className="relative mt-4.5 h-5.5 overflow-hidden rounded-[6px] bg-sunken shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
        role="img"
        aria-label={text.bar(oneDecimal(billed), oneDecimal(length))}
      >
        {spans.map((span) => (
          <i
            key={span.from}
            className="absolute inset-y-0 left-(--left) w-(--width) border-r border-surface bg-(--data-1)"
            style={
              {
                '--left': `${((span.from - from) / length) * 100}%`,
                '--width': `${((span.to - span.from) / length) * 100}%`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <div className="mx-0 mt-1.5 mb-3 flex items-center justify-between gap-4 num text-tiny text-muted">
        <LocalTime at={from} seconds />
        <LocalTime at={to} day={from} seconds />
      </div>
      <p className="mb-4 flex gap-5 text-small text-muted" aria-hidden="true">
        <span className="flex items-center gap-2">
          <i className="h-2.5 w-4 rounded-[3px] bg-(--data-1)" />
          {text.legendBilled}
        </span>
        <span className="flex items-center gap-2">
          <i className="h-2.5 w-4 rounded-[3px] bg-sunken shadow-[inset_0_0_0_1px_var(--color-line-strong)]" />
          {text.legendFree}
        </span>
      </p>
      <ol className="mt-4">
        {receipt.timeline.map(({ at, what, side }, n) => {
          const [title, body] = text.events[what] ?? [what, '']
          const stretch = stretchAfter(receipt, n)
          const kind = what === 'ended' ? 'end' : what === 'started' || what === 'resumed' ? 'bill' : 'free'
          return (
            <li
              key={`${at}-${what}`}
              className={cx(
                'relative grid grid-cols-[88px_16px_1fr] gap-3 pb-4.5 leading-[1.4] before:absolute before:top-4 before:-bottom-1.5 before:left-26.75 before:w-0.5 last:p-0 last:before:hidden max-[720px]:grid-cols-[78px_16px_1fr] max-[720px]:gap-2 max-[720px]:before:left-23.25',
                lines[kind],
              )}
            >
              <LocalTime
                at={at}
                day={from}
                seconds
                className="text-14 leading-[22px] text-muted max-[720px]:text-[13px]"
              />
              <span className={cx('mx-0.5 my-1.25 size-3 rounded-full', dots[kind])} />
              <div>
                <b className="mr-2.5 font-semibold">{title}</b>
                {stretch ? (
                  <Chip plain tone={stretch.billed ? 'info' : 'neutral'}>
                    {stretch.billed ? text.billed(oneDecimal(stretch.ms)) : text.freeFor(oneDecimal(stretch.ms))}
                  </Chip>
                ) : null}
                <p className="text-small text-muted">
                  {what === 'ended'
                    ? endSentence({ reason: receipt.end_reason, side: receipt.side, names, endedBy: receipt.ended_by })
                    : (pauseSentence(what, side, receipt) ?? body)}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The side that lost its connection or left the page; null for other events. */
function pauseSentence(what: string, side: string | null, receipt: WireReceipt): string | null {
  const text = receiptTexts[currentLanguage()]
  if (what !== 'paused' && what !== 'left') return null
  const name = side === 'user' ? receipt.user_name : side === 'astrologer' ? receipt.astrologer_name : null
  const own = side === receipt.side
  if (what === 'left' && name) return text.pageLeft(own ? text.you : isolatedName(name))
  return text.lost(own ? text.yourLine : name ? text.lineOf(isolatedName(name)) : text.aLine)
}
