// The day drawn to time. The tables below have every name and time, too.

import type { Clock } from '#app/format/clock-styles.ts'
import { rangeText } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { SelectableSpans } from '#app/tool-forms/selectable-spans.tsx'
import { cx } from '#app/ui/cx.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { clockAt } from './now-time.ts'
import { panchangTexts } from './panchang-text.ts'

const TONES = { good: 'bar-good', neutral: 'bar-neutral', bad: 'bar-bad' } as const

/** A name in small letters is about this long on a day drawn across a phone's scroll width. */
const ROOM = 2.5 * HOUR

type Props = { view: PanchangView; clock: Clock; now: number | null }

export function DayLanes({ view, clock, now }: Props) {
  const text = useTexts(panchangTexts)
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
          <div className="lanes day-lanes">
            <div className="relative">
              <Lane label={text.light} short>
                {view.light.map(({ night, start, end, label }) => (
                  <Bar
                    key={start}
                    className={night ? 'bar-night' : 'bar-day'}
                    from={share(start)}
                    to={share(end)}
                    label={label}
                  />
                ))}
              </Lane>
              <Spans label={text.kinds.tithis} spans={view.tithis} share={share} first="bar-tithi" />
              <Spans label={text.kinds.nakshatras} spans={view.nakshatras} share={share} first="bar-nakshatra" />
              <Spans label={text.kinds.yogas} spans={view.yogas} share={share} first="bar-yoga" />
              <Spans label={text.kinds.karanas} spans={view.karanas} share={share} first="bar-neutral" />
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
                <div className="lanes-now" style={{ ['--now' as string]: share(now).toFixed(4) }}>
                  <b>{clockAt(now, view, clock)}</b>
                </div>
              )}
            </div>
            <div className="lane-row day-lanes-axis">
              <span />
              <div className="lanes-axis">
                {view.axis.map(({ at, label, main }) => (
                  <span
                    key={at}
                    className={at === 0 ? 'is-start' : at === 1 ? 'is-end' : roomFor(at, main)}
                    style={{ ['--left' as string]: `${(at * 100).toFixed(2)}%` }}
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

/** The widths that have room for a mark of the axis beside the two sunrises at its ends. */
function roomFor(at: number, main: boolean | undefined): string | undefined {
  if (main) return undefined
  return cx('max-[720px]:hidden', (at < 0.12 || at > 0.85) && 'max-[1000px]:hidden')
}

/** As many rows as needed so that no names overlap. */
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
    <div className="lane-row">
      <span className="lane-label">{label}</span>
      <div className={cx('lane', short && 'lane-short')}>{children}</div>
    </div>
  )
}

type SpansProps = {
  label: string
  spans: readonly SpanView[]
  share(ms: number): number
  first?: string
  short?: boolean
  /** Labels too long for their bar are beside it. */
  outside?: boolean
}

function Spans({ label, spans, share, first, short, outside }: SpansProps) {
  const text = useTexts(panchangTexts)
  return (
    <Lane label={label} short={short ?? false}>
      {spans.map((span, i) => {
        const [from, to] = [share(span.start), share(span.end)]
        if (to <= from) return null
        const name = text.short(span.name)
        const tone = span.tone ? TONES[span.tone] : i === 0 ? first : 'bar-next'
        const beside = outside && to - from < 0.06 && (to > 0.88 ? 'bar-name-left' : 'bar-name-right')
        return (
          <Bar
            key={`${span.name}${span.start}`}
            className={cx(tone, beside)}
            from={from}
            to={to}
            label={name}
            title={`${span.name}, ${rangeText(span.from, span.to)}`}
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
      className={cx('bar', className)}
      style={{ ['--left' as string]: percent(from), ['--width' as string]: percent(to - from) }}
      title={title}
    >
      <span>{label}</span>
    </span>
  )
}
