import { FIVE } from 'drishti-jyotish/varsha/panchavargiya.ts'
import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { SEVEN } from 'drishti-jyotish/zodiac.ts'
import { Section } from '#app/charts/section.tsx'
import { grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { numberCell, tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { varshaTexts } from './varsha-text.ts'

/** Panchavargiya bala with its five parts, and harsha bala. */
export function Strengths({ varsha: { strengths, harsha } }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <Section id="strengths" title={text.strengths} term="panchavargiya-bala" what={text.what.strengths}>
      <ScrollArea className={tableFrame()}>
        <table className={tableClass({ compact: true, cards: true })}>
          <caption className="sr-only">{text.strengths}</caption>
          <thead>
            <tr>
              <th scope="col">{text.graha}</th>
              {[...FIVE.map((name) => text.five[name]), text.total, text.harsha].map((name) => (
                <th key={name} scope="col" className={numberCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SEVEN.map((planet) => (
              <tr key={planet}>
                <td className="lead-cell">
                  <b>{grahaNames[planet]}</b> <span className="text-muted">{text.grades[strengths[planet].grade]}</span>
                </td>
                {FIVE.map((name) => (
                  <td key={name} data-l={text.five[name]} className={numberCell}>
                    {strengths[planet][name].toFixed(2)}
                  </td>
                ))}
                <td data-l={text.total} className={numberCell}>
                  <b>{strengths[planet].total.toFixed(2)}</b>
                </td>
                <td data-l={text.harsha} className={numberCell}>
                  {harsha[planet]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  )
}
