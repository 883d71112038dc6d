import { rangeText } from '#app/format/day-times.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { foldedHeading } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph, type GrahaName } from '#app/ui/icons/glyphs.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'
import type { Fact, PanchangView, SpanView } from './data/view-types.ts'
import { lowerTexts } from './lower-text.ts'

export function DetailTables({ view }: { view: PanchangView }) {
  const lower = useTexts(lowerTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const [dayAndNight, ...rest] = view.more
  const grahas = view.noSun ? lower.grahasAtSix : lower.grahas
  return (
    <section className="tool-section">
      <h2 className={cx('mb-3.5 min-h-10.5 heading-sm', foldedHeading)}>{lower.more}</h2>
      <div className="grid grid-cols-1 items-start gap-5 min-[900px]:grid-cols-2">
        <section className="card">
          <div className="flex-wrap card-head">
            <h3>{grahas}</h3>
            <BlockHelp term="graha">{lower.what.grahas}</BlockHelp>
          </div>
          <ScrollArea className="overflow-x-auto">
            <table className={tableClass({ compact: true })}>
              <caption className="sr-only">{grahas}</caption>
              <thead>
                <tr>
                  {lower.grahaColumns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {view.grahas.map(({ graha, sign, degree, star, state }) => (
                  <tr key={graha}>
                    <td>
                      <span className="flex items-center gap-2.5">
                        <GrahaGlyph graha={graha as GrahaName} />
                        <b>{grahaNames[graha as GrahaName]}</b>
                      </span>
                    </td>
                    <td>{sign}</td>
                    <td className="num whitespace-nowrap">{degree}</td>
                    <td className="whitespace-nowrap">{star}</td>
                    <td>{state}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </section>
        {dayAndNight ? <Facts {...dayAndNight} what={lower.tables[dayAndNight.id]} /> : null}
        <Horas title={lower.horasByDay} spans={view.horas.day} what={lower.what.horas} />
        <Horas title={lower.horasByNight} spans={view.horas.night} what={lower.what.horas} />
        {rest.map((each) => (
          <Facts key={each.title} {...each} what={lower.tables[each.id]} />
        ))}
      </div>
    </section>
  )
}

function Horas({ title, spans, what }: { title: string; spans: readonly SpanView[]; what: string }) {
  if (spans.length === 0) return null
  const facts = spans.map(({ name, from, to }): Fact => [name, rangeText(from, to)])
  return <Facts title={title} what={what} term="hora" facts={facts} />
}

type FactsProps = { title: string; what: string; term: string; facts: readonly Fact[] }

function Facts({ title, what, term, facts }: FactsProps) {
  return (
    <section className="card">
      <div className="flex-wrap card-head">
        <h3>{title}</h3>
        <BlockHelp term={term}>{what}</BlockHelp>
      </div>
      <dl className="px-5 pt-1.5 pb-3 key-values">
        {facts.map(([name, value], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of one rendering
          <div key={`${name}${i}`}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
