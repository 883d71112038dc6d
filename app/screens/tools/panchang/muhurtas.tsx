import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { BlockHelp } from '../shared/block-help.tsx'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

const marks = { good: 'bg-ok-dot', neutral: 'bg-line-strong', bad: 'bg-avoid' }
const tones = { good: 'var(--color-ok-dot)', neutral: 'var(--color-line-strong)', bad: 'var(--color-avoid)' }
const edges = { good: 'border-t-ok-dot', neutral: 'border-t-line-strong', bad: 'border-t-avoid' }

type Props = { view: PanchangView; now: number | null }
const runs = ({ start, end }: SpanView, now: number | null) => now !== null && now >= start && now < end

export function Muhurtas({ view, now }: Props) {
  return (
    <section className="pt-10 [&_h2]:mb-3.5 [&_p+p]:mt-3">
      <div className="mb-3.5 flex min-h-10.5 flex-wrap items-center justify-between gap-4">
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
      <ul className="[&_b]:block [&_b]:font-semibold [&_li]:flex [&_li]:items-start [&_li]:gap-3 [&_li]:border-t [&_li]:border-line [&_li]:px-5 [&_li]:py-3 [&_li]:leading-[1.4] [&_li]:first:border-t-0">
        {spans.map((span) => (
          <li
            key={`${span.name}${span.start}`}
            className={cx(
              runs(span, now) && 'bg-accent-soft',
              now !== null && span.end <= now && '[&_b]:font-normal! [&_b]:text-muted',
            )}
          >
            <i
              className={cx(
                'mt-1.5 inline-block size-2.5 flex-none rounded-[3px]',
                marks[tone],
                now !== null && span.end <= now && 'opacity-40',
              )}
            />
            <span className="min-w-0 flex-1">
              <b>{span.name}</b>
              <span className="text-small text-muted">{span.note}</span>
            </span>
            <span className="text-right num text-small">
              {span.from}
              <br />
              <span className="text-muted">to {span.to}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Choghadiya({ view, now }: Props) {
  if (view.choghadiya.day.length === 0 && view.choghadiya.night.length === 0) return null
  return (
    <section className="pt-10 [&_h2]:mb-3.5 [&_p+p]:mt-3">
      <div className="mb-3.5 flex min-h-10.5 flex-wrap items-center justify-between gap-4">
        <h2 className="heading-sm">{text.choghadiya}</h2>
        <span className="legend">
          {(['good', 'neutral', 'bad'] as const).map((tone) => (
            <span key={tone}>
              <i style={{ ['--tone' as string]: tones[tone] }} />
              {text.tones[tone]}
            </span>
          ))}
        </span>
        <BlockHelp term="choghadiya">{view.what.choghadiya}</BlockHelp>
      </div>
      <div className="space-y-5">
        <Half title={text.day} spans={view.choghadiya.day} now={now} />
        <Half title={text.night} spans={view.choghadiya.night} now={now} />
      </div>
    </section>
  )
}

function Half({ title, spans, now }: { title: string; spans: readonly SpanView[]; now: number | null }) {
  if (spans.length === 0) return null
  return (
    <div>
      <h3 className="mb-2.5">{title}</h3>
      <ul className="grid grid-cols-4 gap-2 min-[900px]:grid-cols-8 [&_b]:mb-0.5 [&_b]:block [&_b]:font-semibold [&_li]:relative [&_li]:rounded-control [&_li]:bg-surface [&_li]:px-2.5 [&_li]:pt-2.5 [&_li]:pb-3 [&_li]:leading-[1.4] max-[481px]:[&_li]:p-2">
        {spans.map((span) => (
          <li
            key={span.start}
            className={cx(
              'border border-t-3 border-line',
              edges[span.tone ?? 'neutral'],
              runs(span, now) && 'shadow-[0_0_0_2px_var(--color-accent)]',
            )}
          >
            <b>{span.name}</b>
            <span className="sr-only">{text.tones[span.tone ?? 'neutral']}</span>
            <span className="block text-tiny text-muted">{span.note}</span>
            <span className="block num text-tiny text-muted">
              {span.from}
              <br />
              {span.to}
            </span>
            {runs(span, now) ? (
              <Chip
                tone="info"
                plain
                className="absolute top-2 right-1.5 h-5! px-1.75! max-[481px]:-top-3 max-[481px]:right-1"
              >
                {text.nowChip}
              </Chip>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
