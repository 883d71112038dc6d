import type { CSSProperties } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import { endSentence } from './end-reason-text.ts'
import { LocalDateTime, LocalTime } from './local-time.tsx'
import { receiptText as text } from './receipt-text.ts'

/** The line from one event down to the next: solid while the meter runs. */
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
  const { requested_at: from, ended_at: to, spans } = receipt
  const length = Math.max(1, to - from)
  const names = { user: receipt.user_name, astrologer: receipt.astrologer_name }
  return (
    <section className="card card-pad" aria-labelledby="timeline">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="heading-xs" id="timeline">
          {text.timeline}
        </h2>
        <span className="num text-small text-muted">
          <LocalDateTime at={from} />
        </span>
      </div>
      <div className="relative mt-4.5 h-5.5 overflow-hidden rounded-[6px] bg-sunken" aria-hidden="true">
        {spans.map((span) => (
          <i
            key={span.from}
            className="absolute inset-y-0 left-(--l) w-(--w) border-r border-surface bg-(--data-1)"
            style={
              {
                '--l': `${((span.from - from) / length) * 100}%`,
                '--w': `${((span.to - span.from) / length) * 100}%`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <div className="mx-0 mt-1.5 mb-4 flex items-center justify-between gap-4 num text-tiny text-muted">
        <LocalTime at={from} seconds />
        <LocalTime at={to} seconds />
      </div>
      <ol className="mt-4">
        {receipt.timeline.map(({ at, what }) => {
          const [title, body] = text.events[what] ?? [what, '']
          const kind = what === 'ended' ? 'end' : what === 'started' || what === 'resumed' ? 'bill' : 'free'
          return (
            <li
              key={`${at}-${what}`}
              className={cx(
                'relative grid grid-cols-[68px_16px_1fr] gap-3 pb-4.5 leading-[1.4] before:absolute before:top-4 before:-bottom-1.5 before:left-21.75 before:w-0.5 last:p-0 last:before:hidden max-[720px]:grid-cols-[58px_16px_1fr] max-[720px]:gap-2 max-[720px]:before:left-18.25',
                lines[kind],
              )}
            >
              <LocalTime
                at={at}
                seconds
                className="text-14 leading-[22px] text-muted max-[720px]:text-[13px] max-[720px]:whitespace-nowrap"
              />
              <span className={cx('mx-0.5 my-1.25 size-3 rounded-full', dots[kind])} />
              <div>
                <b className="mr-2.5 font-semibold">{title}</b>
                <p className="text-small text-muted">
                  {what === 'ended' ? endSentence(receipt.end_reason, receipt.side, names, receipt.ended_by) : body}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
