// The grahas of a day in the houses of the birth.

import type { ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { TransitRow } from 'drishti-jyotish/kundli/life-periods.ts'
import { degreeInSign, type Graha } from 'drishti-jyotish/zodiac.ts'
import { ChartSvg } from '#app/charts/chart-svg.tsx'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { degrees, longDayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import { fingerOn, fingerOnHouse } from '#app/screens/consultations/desk/pointed-by.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { cx } from '#app/ui/cx.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'
import { DayField } from './day-field.tsx'

type Props = { desk: Desk; made: Kundli; when: number; today: string; style: ChartStyle }

export function TransitsView({ desk, made, when, today, style }: Props) {
  const text = useTexts(deskTexts)
  const kundliText = useTexts(kundliTexts)
  const group = JSON.stringify([made.birth, made.rules])
  const rows = useComputed({ key: `${group}${when}`, group }, () => compute('transits', made, when))
  if (rows === null || rows === 'failed')
    return (
      <div className="space-y-3.5">
        <DayField desk={desk} today={today} />
        <Skeleton height={420} />
      </div>
    )
  const by = <T,>(value: (row: TransitRow) => T) =>
    Object.fromEntries(rows.map((row) => [row.graha, value(row)])) as Record<Graha, T>
  const day = longDayText(when + (made.birth.offsetSeconds ?? 0) * 1000)
  return (
    <div className="space-y-3.5">
      <DayField desk={desk} today={today} />
      <ChartSvg
        label={text.transitsChart(day)}
        style={style}
        occupancy={{ lagna: made.lagna.sign, signs: by(({ sign }) => sign) }}
        notes={by(({ lon, speed }) => ({ degree: degreeInSign(lon), retrograde: speed < 0 }))}
        lagnaDegree={null}
        pointing={{
          houseBy: (house) => fingerOnHouse(desk, house, { varga: 1 }),
          markBy: (mark) => (mark === 'lagna' ? undefined : fingerOn(desk, { of: 'transit', graha: mark })),
          onHouse: (house) => desk.point({ of: 'house', house }, { varga: 1 }),
          onMark: (mark) => mark !== 'lagna' && desk.point({ of: 'transit', graha: mark }),
        }}
      />
      <table className={cx(tableClass({ compact: true }), 'w-full')}>
        <caption className="sr-only">{text.transitsChart(day)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.graha}</th>
            <th scope="col">{text.sign}</th>
            <th scope="col" className="text-right tabular-nums">
              {text.fromLagna}
            </th>
            <th scope="col" className="text-right tabular-nums">
              {text.fromMoon}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ graha, lon, sign, speed, fromLagna, fromMoon }) => (
            <tr key={graha}>
              <td>
                <PointButton
                  desk={desk}
                  target={{ of: 'transit', graha }}
                  label={text.pointTo(`${kundliText.graha(graha)}, ${day}`)}
                  className="-mx-2 px-2 py-1.5"
                >
                  <b>{kundliText.graha(graha)}</b>
                  {speed < 0 && graha !== 'rahu' && graha !== 'ketu' ? ' R' : ''}
                </PointButton>
              </td>
              <td>
                {kundliText.sign(sign)} <span className="num whitespace-nowrap">{degrees(degreeInSign(lon))}</span>
              </td>
              <td className="text-right num">{fromLagna}</td>
              <td className="text-right num">{fromMoon}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
