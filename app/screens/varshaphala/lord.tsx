import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { Section } from '#app/charts/section.tsx'
import { grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { varshaTexts } from './varsha-text.ts'
import { officeName } from './varsha-words.ts'

/** The five office-bearers, and which of them leads the year. */
export function Lord({ varsha: { lord, day } }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <Section id="lord" title={text.lord} term="varshaphala" what={text.what.lord}>
      <p className="mb-4 max-w-[66ch]">{text.chosen[lord.chosenBy](grahaNames[lord.planet])}</p>
      <div className={tableFrame()}>
        <table className={tableClass({ compact: true, cards: true })}>
          <caption className="sr-only">{text.lord}</caption>
          <thead>
            <tr>
              {[text.office, text.graha, text.sees, text.bala].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lord.bearers.map(({ office, planet, aspect, bala }) => (
              <tr key={office} data-on={planet === lord.planet || undefined}>
                <td className="lead-cell">
                  <b>{officeName(office, day)}</b>
                </td>
                <td data-l={text.graha}>{grahaNames[planet]}</td>
                <td data-l={text.sees}>{aspect ? text.aspects[aspect] : text.noAspect}</td>
                <td data-l={text.bala} className="num">
                  {bala.toFixed(2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
