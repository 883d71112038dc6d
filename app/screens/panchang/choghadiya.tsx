import { endBeside, type Moment } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { foldedHeading } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { lowerTexts } from './lower-text.ts'
import { runs } from './now-time.ts'
import { panchangTexts } from './panchang-text.ts'

type Props = { view: PanchangView; now: number | null }

export function Choghadiya({ view, now }: Props) {
  const text = useTexts(panchangTexts)
  const lower = useTexts(lowerTexts)
  if (view.choghadiya.day.length === 0 && view.choghadiya.night.length === 0) return null
  return (
    <section className="tool-section">
      <div className="tool-head">
        <h2 className={cx('heading-sm', foldedHeading)}>{text.choghadiya}</h2>
        <span className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-14 text-muted">
          {(['good', 'neutral', 'bad'] as const).map((tone) => (
            <span key={tone}>
              <i
                className={cx(
                  'mr-2 inline-block h-0.75 w-3.5 rounded-[2px] bg-(--tone) align-middle',
                  `choghadiya-${tone}`,
                )}
              />
              {lower.tones[tone]}
            </span>
          ))}
        </span>
        <BlockHelp term="choghadiya">{lower.what.choghadiya}</BlockHelp>
      </div>
      <div className="space-y-5">
        <Half title={lower.day} spans={view.choghadiya.day} now={now} />
        <Half title={lower.night} spans={view.choghadiya.night} now={now} />
      </div>
    </section>
  )
}

function Half({ title, spans, now }: { title: string; spans: readonly SpanView[]; now: number | null }) {
  const lower = useTexts(lowerTexts)
  const text = useTexts(panchangTexts)
  if (spans.length === 0) return null
  return (
    <div>
      <h3 className="mb-2.5">{title}</h3>
      <ul className="choghadiya grid grid-cols-4 gap-2 min-[900px]:grid-cols-8">
        {spans.map((span) => (
          <li
            key={span.start}
            className={`choghadiya-${span.tone ?? 'neutral'}`}
            data-now={runs(span, now) || undefined}
          >
            <b>{span.name}</b>
            <span className="sr-only">{lower.tones[span.tone ?? 'neutral']}</span>
            <small>{span.note}</small>
            <small>
              <Time of={span.from} />
              <br />
              <Time of={endBeside(span.from, span.to)} />
            </small>
            {runs(span, now) ? (
              <Chip tone="info" plain className="choghadiya-now">
                {text.nowChip}
              </Chip>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The date is above it if it differs, because a part of the night is narrow. */
function Time({ of: { day, time, away } }: { of: Moment }) {
  return (
    <>
      {away ? <span className="block font-semibold">{day}</span> : null}
      {time}
    </>
  )
}
