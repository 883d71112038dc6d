import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { degrees } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import { targetText } from '#app/screens/consultations/desk/target-name.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { cx } from '#app/ui/cx.ts'
import { tableClass } from '#app/ui/table/table-class.ts'
import type { DeskTarget } from '#workers/contract/consultations/desk.ts'
import { Aspects } from './aspects.tsx'

/** The grahas of the birth with sign, degree, nakshatra and house. */
export function PlanetsView({ desk, made }: { desk: Desk; made: Kundli }) {
  const text = useTexts(deskTexts)
  const kundliText = useTexts(kundliTexts)
  const rows = [{ graha: 'lagna' as const, house: 1, retrograde: false, ...made.lagna }, ...made.grahas]
  return (
    <div className="space-y-3.5">
      <table className={cx(tableClass({ compact: true }), 'w-full')}>
        <caption className="sr-only">{text.planets}</caption>
        <thead>
          <tr>
            <th scope="col">{text.graha}</th>
            <th scope="col">{text.sign}</th>
            <th scope="col" className="text-right tabular-nums">
              {text.house}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ graha, sign, degree, nakshatra, pada, house, retrograde }) => {
            const target: DeskTarget = { of: 'graha', graha }
            return (
              <tr key={graha}>
                <td>
                  <PointButton
                    desk={desk}
                    target={target}
                    at={{ varga: 1 }}
                    label={text.pointTo(targetText(target, { ...desk.place, varga: 1 }, made, null))}
                    className="-mx-2 px-2 py-1.5"
                  >
                    <b>{graha === 'lagna' ? kundliText.lagna : kundliText.graha(graha)}</b>
                    {retrograde && graha !== 'rahu' && graha !== 'ketu' ? ' R' : ''}
                  </PointButton>
                </td>
                <td>
                  {kundliText.sign(sign)} <span className="num whitespace-nowrap">{degrees(degree)}</span>
                  <span className="block text-12 text-muted">
                    {kundliText.star(nakshatra)} {pada}
                  </span>
                </td>
                <td className="text-right num">{house}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Aspects desk={desk} made={made} varga={1} />
    </div>
  )
}
