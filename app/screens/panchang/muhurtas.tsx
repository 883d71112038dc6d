import { cellText, endBeside } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { foldedHeading } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { lowerTexts } from './lower-text.ts'
import { runs } from './now-time.ts'

const marks = { good: 'bg-ok-dot', bad: 'bg-avoid' }

type Props = { view: PanchangView; now: number | null }
const isPast = ({ end }: SpanView, now: number | null) => now !== null && end <= now

export function Muhurtas({ view, now }: Props) {
  const lower = useTexts(lowerTexts)
  return (
    <section className="tool-section">
      <div className="tool-head">
        <h2 className={cx('heading-sm', foldedHeading)}>{lower.muhurtas}</h2>
        <BlockHelp term="muhurta">{lower.what.muhurtas}</BlockHelp>
      </div>
      <div className="grid gap-6 *:min-w-0 sm:grid-cols-2">
        <List title={lower.good} spans={view.good} now={now} tone="good" />
        <List title={lower.avoid} spans={view.avoid} now={now} tone="bad" />
      </div>
    </section>
  )
}

type ListProps = { title: string; spans: readonly SpanView[]; now: number | null; tone: 'good' | 'bad' }

function List({ title, spans, now, tone }: ListProps) {
  const lower = useTexts(lowerTexts)
  return (
    <section className="card">
      <div className="card-head">
        <h3>{title}</h3>
      </div>
      <ul className="divide-y divide-line leading-[1.4]">
        {spans.map((span) => (
          <li
            key={`${span.name}${span.start}`}
            className={cx('flex gap-3 px-5 py-3', runs(span, now) && 'bg-accent-soft')}
          >
            <i
              className={cx('mt-1.5 size-2.5 flex-none rounded-[3px]', marks[tone], isPast(span, now) && 'opacity-40')}
            />
            <div className="min-w-0 flex-1">
              <b className={cx('block', isPast(span, now) ? 'font-normal text-muted' : 'font-semibold')}>{span.name}</b>
              <span className="text-small text-muted">{span.note}</span>
            </div>
            <p className="text-right num text-small">
              {cellText(span.from)}
              <br />
              <span className="text-small text-muted">{lower.to(cellText(endBeside(span.from, span.to)))}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
