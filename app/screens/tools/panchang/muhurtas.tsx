import { cx } from '#app/ui/cx.ts'
import { BlockHelp } from '../shared/block-help.tsx'
import { runs } from './now-time.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

const marks = { good: '[&_i]:bg-ok-dot', bad: '[&_i]:bg-avoid' }

type Props = { view: PanchangView; now: number | null }
const isPast = ({ end }: SpanView, now: number | null) => now !== null && end <= now

export function Muhurtas({ view, now }: Props) {
  return (
    <section className="tool-section">
      <div className="tool-head">
        <h2 className="heading-sm">{text.muhurtas}</h2>
        <BlockHelp term="muhurta">{view.what.muhurtas}</BlockHelp>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 [&>*]:min-w-0">
        <List title={text.good} spans={view.good} now={now} tone="good" />
        <List title={text.avoid} spans={view.avoid} now={now} tone="bad" />
      </div>
    </section>
  )
}

type ListProps = { title: string; spans: readonly SpanView[]; now: number | null; tone: 'good' | 'bad' }

function List({ title, spans, now, tone }: ListProps) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="card-head">
        <h3>{title}</h3>
      </div>
      <ul
        className={cx(
          'divide-y divide-line leading-[1.4] *:flex *:gap-3 *:px-5 *:py-3',
          '[&_b]:block [&_b:not([class])]:font-semibold [&_div]:min-w-0 [&_div]:flex-1 [&_p]:text-right [&_p]:num [&_p]:text-small',
          '[&_i]:mt-1.5 [&_i]:size-2.5 [&_i]:flex-none [&_i]:rounded-[3px] [&_span]:text-small [&_span]:text-muted',
          marks[tone],
        )}
      >
        {spans.map((span) => (
          <li key={`${span.name}${span.start}`} className={runs(span, now) ? 'bg-accent-soft' : undefined}>
            <i className={isPast(span, now) ? 'opacity-40' : undefined} />
            <div>
              <b className={isPast(span, now) ? 'font-normal text-muted' : undefined}>{span.name}</b>
              <span>{span.note}</span>
            </div>
            <p>
              {span.from}
              <br />
              <span>to {span.to}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
