import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { BlockHelp } from '../shared/block-help.tsx'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

type Props = { view: PanchangView; now: number | null }
const runs = ({ start, end }: SpanView, now: number | null) => now !== null && now >= start && now < end

export function Muhurtas({ view, now }: Props) {
  return (
    <section className="psec">
      <div className="between between--wrap kpanel__head">
        <h2 className="h-sm">{text.muhurtas}</h2>
        <BlockHelp term="muhurta">{view.what.muhurtas}</BlockHelp>
      </div>
      <div className="grid g-2">
        <List title={text.good} spans={view.good} now={now} tone="good" />
        <List title={text.avoid} spans={view.avoid} now={now} tone="bad" />
      </div>
    </section>
  )
}

type ListProps = { title: string; spans: readonly SpanView[]; now: number | null; tone: 'good' | 'bad' }

function List({ title, spans, now, tone }: ListProps) {
  return (
    <section className="card">
      <div className="card__head">
        <h3>{title}</h3>
      </div>
      <ul className="muh">
        {spans.map((span) => (
          <li
            key={`${span.name}${span.start}`}
            className={cx(runs(span, now) && 'is-on', now !== null && span.end <= now && 'is-past')}
          >
            <i className={`sw sw--${tone}`} />
            <span className="grow">
              <b>{span.name}</b>
              <span className="small muted">{span.note}</span>
            </span>
            <span className="num right small">
              {span.from}
              <br />
              <span className="muted">to {span.to}</span>
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
    <section className="psec">
      <div className="between between--wrap kpanel__head">
        <h2 className="h-sm">{text.choghadiya}</h2>
        <span className="legend">
          {(['good', 'neutral', 'bad'] as const).map((tone) => (
            <span key={tone}>
              <i className={cx('sw', tone === 'neutral' ? 'sw--mid' : `sw--${tone}`)} />
              {text.tones[tone]}
            </span>
          ))}
        </span>
        <BlockHelp term="choghadiya">{view.what.choghadiya}</BlockHelp>
      </div>
      <div className="stack" style={{ ['--gap' as string]: '20px' }}>
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
      <h3 className="chg__h">{title}</h3>
      <ul className="chg">
        {spans.map((span) => (
          <li
            key={span.start}
            className={cx(span.tone === 'neutral' ? 'chg--mid' : `chg--${span.tone}`, runs(span, now) && 'is-on')}
          >
            <b>{span.name}</b>
            <span className="sr">{text.tones[span.tone ?? 'neutral']}</span>
            <span className="tiny">{span.note}</span>
            <span className="tiny num">
              {span.from}
              <br />
              {span.to}
            </span>
            {runs(span, now) ? (
              <Chip tone="info" className="chip--plain">
                {text.nowChip}
              </Chip>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
