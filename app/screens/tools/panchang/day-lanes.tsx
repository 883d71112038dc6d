// The day drawn to time. The tables below have every name and time, too.

import { cx } from '#app/ui/cx.ts'
import { HOUR } from '#workers/contract/durations.ts'
import { BlockHelp } from '../shared/block-help.tsx'
import { SelectableSpans } from '../shared/selectable-spans.tsx'
import type { Clock } from './clock-styles.ts'
import { clockAt } from './now-time.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

const TONES = { good: 'seg-b--good', neutral: 'seg-b--mid', bad: 'seg-b--bad' } as const

/** A name in small letters is about this long on a day drawn across a phone's scroll width. */
const ROOM = 2.5 * HOUR

type Props = { view: PanchangView; clock: Clock; now: number | null }

export function DayLanes({ view, clock, now }: Props) {
  const share = (ms: number) => Math.min(1, Math.max(0, (ms - view.start) / (view.end - view.start)))
  const main = view.good.filter(({ start }) => start >= view.start)
  return (
    <section id="glance" className="tool-section scroll-mt-14">
      <div className="tool-head">
        <h2 className="heading-sm">{text.glance}</h2>
        <BlockHelp term="panchang">{view.what.glance}</BlockHelp>
      </div>
      <div className="overflow-x-auto px-5 pt-11 pb-4 card md:px-6 md:pb-5">
        <SelectableSpans label={text.glance} hint={text.tapSpan}>
          <div className="tl daytl">
            <div className="tl__in">
              <Lane label={text.light} short>
                {view.light.map(({ night, start, end, label }) => (
                  <Bar
                    key={start}
                    className={night ? 'seg-b--night' : 'seg-b--day'}
                    from={share(start)}
                    to={share(end)}
                    label={label}
                  />
                ))}
              </Lane>
              <Spans label={text.kinds.tithis} spans={view.tithis} share={share} first="seg-b--a" />
              <Spans label={text.kinds.nakshatras} spans={view.nakshatras} share={share} first="seg-b--b" />
              <Spans label={text.kinds.yogas} spans={view.yogas} share={share} first="seg-b--c" />
              <Spans label={text.kinds.karanas} spans={view.karanas} share={share} first="seg-b--mid" />
              {apart(main).map((spans, i) => (
                <Spans
                  key={spans[0]?.start}
                  label={i === 0 ? text.lanes.good : ''}
                  spans={spans}
                  share={share}
                  short
                  outside
                />
              ))}
              {apart(view.avoid).map((spans, i) => (
                <Spans
                  key={spans[0]?.start}
                  label={i === 0 ? text.lanes.avoid : ''}
                  spans={spans}
                  share={share}
                  short
                  outside
                />
              ))}
              {view.choghadiya.day.length > 0 ? (
                <Spans
                  label={text.choghadiya}
                  spans={[...view.choghadiya.day, ...view.choghadiya.night]}
                  share={share}
                  short
                />
              ) : null}
              {now === null ? null : (
                <div className="tl__now" style={{ ['--now' as string]: share(now).toFixed(4) }}>
                  <b>{clockAt(now, view, clock)}</b>
                </div>
              )}
            </div>
            <div className="tl__row daytl__axis">
              <span />
              <div className="tl__axis">
                {view.axis.map(({ at, label }) => (
                  <span
                    key={at}
                    className={at === 0 ? 'is-start' : at === 1 ? 'is-end' : undefined}
                    style={{ ['--l' as string]: `${(at * 100).toFixed(2)}%` }}
                  >
                    {label}
                  </span>
                ))}
              </div>
            </div>
          </div>
        </SelectableSpans>
      </div>
    </section>
  )
}

/** In as many rows as it needs for no name to stand on another. */
function apart(spans: readonly SpanView[]): SpanView[][] {
  const rows: SpanView[][] = []
  for (const span of spans) {
    const row = rows.find(
      (each) => (each.at(-1)?.start ?? 0) + ROOM <= span.start && (each.at(-1)?.end ?? 0) <= span.start,
    )
    if (row) row.push(span)
    else rows.push([span])
  }
  return rows
}

function Lane({ label, short, children }: { label: string; short?: boolean; children: React.ReactNode }) {
  return (
    <div className="tl__row">
      <span className="tl__lab">{label}</span>
      <div className={cx('tl__lane', short && 'tl__lane--short')}>{children}</div>
    </div>
  )
}

type SpansProps = {
  label: string
  spans: readonly SpanView[]
  share(ms: number): number
  first?: string
  short?: boolean
  /** Words too long for their bar stand beside it. */
  outside?: boolean
}

function Spans({ label, spans, share, first, short, outside }: SpansProps) {
  return (
    <Lane label={label} short={short ?? false}>
      {spans.map((span, i) => {
        const [from, to] = [share(span.start), share(span.end)]
        if (to <= from) return null
        const name = text.short(span.name)
        const tone = span.tone ? TONES[span.tone] : i === 0 ? first : 'seg-b--next'
        const beside = outside && to - from < 0.06 && (to > 0.88 ? 'seg-b--outl' : 'seg-b--out')
        return (
          <Bar
            key={`${span.name}${span.start}`}
            className={cx(tone, beside)}
            from={from}
            to={to}
            label={name}
            title={`${span.name}, ${text.span(span.from, span.to)}`}
          />
        )
      })}
    </Lane>
  )
}

type BarProps = { className?: string | undefined; from: number; to: number; label: string; title?: string }

function Bar({ className, from, to, label, title }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return (
    <span
      className={cx('seg-b', className)}
      style={{ ['--l' as string]: percent(from), ['--w' as string]: percent(to - from) }}
      title={title}
    >
      <span>{label}</span>
    </span>
  )
}
