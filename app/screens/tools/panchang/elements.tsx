import { Chip } from '#app/ui/chip.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { BlockHelp } from '../shared/block-help.tsx'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

const KINDS = ['tithis', 'nakshatras', 'yogas', 'karanas'] as const

export function Elements({ view, now }: { view: PanchangView; now: number | null }) {
  return (
    <section className="psec">
      <div className="split psplit" style={{ ['--side' as string]: '380px' }}>
        <div>
          <div className="between between--wrap kpanel__head">
            <h2 className="h-sm">{text.elements}</h2>
            <BlockHelp term="tithi">{view.what.elements}</BlockHelp>
          </div>
          <ScrollArea className="table-wrap">
            <table className="table table--compact">
              <caption className="sr">{text.elements}</caption>
              <thead>
                <tr>
                  <th scope="col">{text.columns.element}</th>
                  <th scope="col">{text.columns.name}</th>
                  <th scope="col">{text.columns.starts}</th>
                  <th scope="col">{text.columns.ends}</th>
                </tr>
              </thead>
              <tbody>
                {KINDS.flatMap((kind) =>
                  view[kind].map((span, i) => (
                    <Row key={`${kind}${span.start}`} kind={text.kinds[kind]} first={i === 0} span={span} now={now} />
                  )),
                )}
              </tbody>
            </table>
          </ScrollArea>
        </div>
        <div>
          <div className="between between--wrap kpanel__head">
            <h2 className="h-sm">{text.calendars}</h2>
            <BlockHelp term="paksha">{view.what.calendars}</BlockHelp>
          </div>
          <section className="card">
            <dl className="kv kfact">
              {view.calendars.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </section>
  )
}

type RowProps = { kind: string; first: boolean; span: SpanView; now: number | null }

function Row({ kind, first, span, now }: RowProps) {
  const runs = now !== null && now >= span.start && now < span.end
  return (
    <tr>
      <td className="muted">{first ? kind : <span className="sr">{kind}</span>}</td>
      <td>
        <b className="pname">{span.name}</b>{' '}
        {runs ? (
          <Chip tone="info" className="chip--plain">
            {text.nowChip}
          </Chip>
        ) : null}
        {span.note ? <span className="pnote small muted">{span.note}</span> : null}
      </td>
      <td className="num">
        <When at={span.from} />
      </td>
      <td className="num">
        <When at={span.to} />
      </td>
    </tr>
  )
}

function When({ at }: { at: string }) {
  const [time, day] = at.split(', ').reverse()
  return (
    <>
      {day ? <span className="nextd">{day}</span> : null} <span className="nowrap">{time}</span>
    </>
  )
}
