import type { Moment } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { panchangTexts } from './panchang-text.ts'

const KINDS = ['tithis', 'nakshatras', 'yogas', 'karanas'] as const

export function Elements({ view, now }: { view: PanchangView; now: number | null }) {
  const text = useTexts(panchangTexts)
  return (
    <section id="elements" className="tool-section scroll-mt-14">
      <div className="grid gap-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
        <div>
          <div className="tool-head">
            <h2 className="heading-sm">{text.elements}</h2>
            <BlockHelp term="tithi">{view.what.elements}</BlockHelp>
          </div>
          <ScrollArea className={tableFrame()}>
            <table className={tableClass({ compact: true })}>
              <caption className="sr-only">{text.elements}</caption>
              <thead>
                <tr>
                  <th scope="col" className="max-sm:hidden">
                    {text.columns.element}
                  </th>
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
          <div className="tool-head">
            <h2 className="heading-sm">{text.calendars}</h2>
            <BlockHelp term="paksha">{view.what.calendars}</BlockHelp>
          </div>
          <section className="card">
            <dl className="px-5 pt-1.5 pb-3 key-values">
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
  const text = useTexts(panchangTexts)
  const runs = now !== null && now >= span.start && now < span.end
  return (
    <tr>
      <td className="text-muted max-sm:hidden">{first ? kind : <span className="sr-only">{kind}</span>}</td>
      <td>
        {/* A phone has room for three columns. */}
        <span className={cx('text-12 text-muted sm:hidden', first ? 'block' : 'sr-only')}>{kind}</span>
        <b className="font-semibold">{span.name}</b>{' '}
        {runs ? (
          <Chip tone="info" className="before:hidden">
            {text.nowChip}
          </Chip>
        ) : null}
        {span.note ? <span className="block text-small text-muted">{span.note}</span> : null}
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

function When({ at: { day, time, away } }: { at: Moment }) {
  return (
    <>
      {away ? <small className="mr-0.5 text-12 whitespace-nowrap text-muted max-[561px]:block">{day}</small> : null}{' '}
      <span className="whitespace-nowrap">{time}</span>
    </>
  )
}
