// Dasha periods drawn on a lane. The table below it has every period, too.

import type { DashaPeriod } from 'drishti-jyotish/kundli/dasha.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { lordName } from '#app/charts/dasha-names.ts'
import { dayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { SelectableSpans } from '#app/tool-forms/selectable-spans.tsx'
import { cx } from '#app/ui/cx.ts'
import { YEAR } from '#workers/contract/time/durations.ts'
import { panelsTexts } from './panels-text.ts'

const TONES: Readonly<Record<Graha, string>> = {
  sun: 'var(--data-5-soft)',
  moon: 'var(--data-1-soft)',
  mars: 'var(--data-5-soft)',
  mercury: 'var(--data-3-soft)',
  jupiter: 'var(--data-3-soft)',
  venus: 'var(--data-2-soft)',
  saturn: 'var(--data-1-soft)',
  rahu: 'var(--data-4-soft)',
  ketu: 'var(--data-4-soft)',
}

type Props = {
  label: string
  periods: readonly DashaPeriod[]
  /** The position of the mark and its words; null when it lies elsewhere. */
  now: number
  nowLabel: string
  offsetMs: number
  graha(lord: string): Graha
}

export function DashaTimeline({ label, periods, now, nowLabel, offsetMs, graha }: Props) {
  const words = useTexts(panelsTexts)
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return null
  const span = last.end - first.start
  const share = (ms: number) => (ms - first.start) / span
  const inside = now >= first.start && now < last.end
  return (
    <SelectableSpans label={words.drawn(label)} hint={words.tapPeriod}>
      <div className="lanes lanes-padded">
        <div className="relative">
          <div className="lane-row">
            <span className="lane-label">{label}</span>
            <div className="lane">
              {periods.map(({ lord, start, end }) => (
                <span
                  key={start}
                  className={cx('bar', now >= start && now < end && 'bar-current')}
                  style={{
                    ['--left' as string]: percent(share(start)),
                    ['--width' as string]: percent(share(end) - share(start)),
                    ['--tone' as string]: TONES[graha(lord)],
                  }}
                  title={`${lordName(lord)}, ${words.fromTo(dayText(start + offsetMs), dayText(end + offsetMs))}`}
                >
                  <span>
                    <span className="lord-name">{lordName(lord)}</span>
                    <span className="lord-short">{words.lordShort(lordName(lord))}</span>
                  </span>
                </span>
              ))}
            </div>
          </div>
          {inside ? (
            <div className="lanes-now" style={{ ['--now' as string]: share(now).toFixed(4) }}>
              <b>{nowLabel}</b>
            </div>
          ) : null}
        </div>
        <div className="lane-row lane-row-axis">
          <span />
          <div className="lanes-axis">
            {ticks(first.start, last.end).map((year) => (
              <span key={year} style={{ ['--left' as string]: percent(share(Date.UTC(year, 0))) }}>
                {year}
              </span>
            ))}
          </div>
        </div>
      </div>
    </SelectableSpans>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

/** Years in steps of 1, 2, 5, 10 or 20, some six to twelve of them. */
function ticks(start: number, end: number): number[] {
  const years = (end - start) / YEAR
  const step = [1, 2, 5, 10, 20].find((each) => years / each <= 10) ?? 20
  const found: number[] = []
  const first = new Date(start).getUTCFullYear() + 1
  for (let year = Math.ceil(first / step) * step; Date.UTC(year, 0) < end; year += step) found.push(year)
  return found
}
