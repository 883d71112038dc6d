import type { CSSProperties } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import { endSentence } from './end-reason-text.ts'
import { LocalDateTime, LocalTime } from './local-time.tsx'
import { receiptText as text } from './receipt-text.ts'

/** What happened when; the bar is drawn to time, billed spans filled. */
export function ReceiptTimeline({ receipt }: { receipt: WireReceipt }) {
  const { requested_at: from, ended_at: to, spans } = receipt
  const length = Math.max(1, to - from)
  const names = { user: receipt.user_name, astrologer: receipt.astrologer_name }
  return (
    <section className="card card--pad" aria-labelledby="timeline">
      <div className="between between--wrap">
        <h2 className="h-xs" id="timeline">
          {text.timeline}
        </h2>
        <span className="small muted num">
          <LocalDateTime at={from} />
        </span>
      </div>
      <div className="rc-bar" aria-hidden="true">
        {spans.map((span) => (
          <i
            key={span.from}
            className="rc-act"
            style={
              {
                '--l': `${((span.from - from) / length) * 100}%`,
                '--w': `${((span.to - span.from) / length) * 100}%`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <div className="between tiny muted num rc-ends">
        <LocalTime at={from} seconds />
        <LocalTime at={to} seconds />
      </div>
      <ol className="rc-ev">
        {receipt.timeline.map(({ at, what }) => {
          const [title, body] = text.events[what] ?? [what, '']
          const kind = what === 'ended' ? 'end' : what === 'started' || what === 'resumed' ? 'bill' : 'free'
          return (
            <li key={`${at}-${what}`} className={cx(`rc-ev--${kind}`)}>
              <LocalTime at={at} seconds />
              <span className="rc-dot" />
              <div>
                <b>{title}</b>
                <p className="small muted">
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
