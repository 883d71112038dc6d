// The chart with the controls for its style and division.

import { CHART_STYLES, type ChartStyle, occupancyOf, vargaOccupancy } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { cx } from '#app/ui/cx.ts'
import { selectClass } from '#app/ui/form/field-class.ts'
import { Segment } from '#app/ui/form/segment.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import type { GrahaNote } from './chart-marks.tsx'
import { ChartSvg, type Pointing } from './chart-svg.tsx'
import { type Division, divisionName } from './division-name.ts'
import { kundliTexts } from './kundli-text.ts'

type ChartProps = {
  kundli: Kundli
  division: Division
  style: ChartStyle
  pointing?: Pointing | undefined
  /** Highlighted houses. */
  lit?: readonly number[]
}

/** The chart of one division; 1 is the birth chart, `moon` counts houses from the Moon. */
export function DivisionChart({ kundli, division, style, pointing, lit }: ChartProps) {
  const text = useTexts(kundliTexts)
  const varga = kundli.vargas.find((each) => each.varga === division)
  const whole = division === 'moon' || division === 1
  const notes = Object.fromEntries(
    kundli.grahas.map(({ graha, degree, retrograde }) => [
      graha,
      { degree: whole || !varga ? degree : varga.degrees[graha], retrograde },
    ]),
  ) as Record<Graha, GrahaNote>
  const occupancy =
    whole || !varga ? occupancyOf(kundli.chart, division === 'moon' ? 'moon' : 'lagna') : vargaOccupancy(varga)
  return (
    <ChartSvg
      label={text.chartLabel(text.styles[style], divisionName(division))}
      style={style}
      occupancy={occupancy}
      notes={notes}
      lagnaDegree={division === 1 ? kundli.lagna.degree : null}
      pointing={pointing}
      lit={lit}
    />
  )
}

type Props = { kundli: Kundli; place: string; style: ChartStyle; onStyle(style: ChartStyle): void }

export function ChartPanel({ kundli, place, style, onStyle }: Props) {
  const text = useTexts(kundliTexts)
  const [division, setDivision] = useState<Division>(1)
  const options: Division[] = [1, 'moon', ...kundli.vargas.map(({ varga }) => varga as number).filter((n) => n !== 1)]
  return (
    <>
      <div className="tool-head print:hidden">
        <Segment
          label={text.style}
          options={CHART_STYLES.map((value) => ({ value, label: text.styles[value] }))}
          value={style}
          onChange={onStyle}
        />
        <label className="flex max-w-full flex-wrap items-center gap-x-2 text-small">
          <span className="text-muted">{text.chart}</span>
          <select
            className={cx(selectClass({ small: true }), 'w-auto max-w-full')}
            autoComplete="off"
            value={String(division)}
            onChange={({ currentTarget: { value } }) => setDivision(value === 'moon' ? 'moon' : Number(value))}
          >
            {options.map((each) => (
              <option key={each} value={String(each)}>
                {divisionName(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DivisionChart kundli={kundli} division={division} style={style} />
      <div className="mt-3.5">
        <BlockHelp term="house">{text.what.chart(place)}</BlockHelp>
      </div>
      {division === 1 ? null : <DivisionTable kundli={kundli} division={division} />}
    </>
  )
}

/** Positions of a divisional chart as a table. */
export function DivisionTable({ kundli, division }: { kundli: Kundli; division: Division }) {
  const text = useTexts(kundliTexts)
  const varga = division === 'moon' ? undefined : kundli.vargas.find((each) => each.varga === division)
  const occupancy = varga ? vargaOccupancy(varga) : occupancyOf(kundli.chart, 'moon')
  const house = (sign: number) => ((sign - occupancy.lagna + 12) % 12) + 1
  return (
    <div className={cx(tableFrame(), 'mt-4')}>
      <table className={tableClass({ compact: true })}>
        <caption className="sr-only">{text.divisionTable(divisionName(division))}</caption>
        <thead>
          <tr>
            <th scope="col">{text.columns.graha}</th>
            <th scope="col">{text.columns.sign}</th>
            <th scope="col" className="text-right tabular-nums">
              {text.columns.house}
            </th>
          </tr>
        </thead>
        <tbody>
          {varga ? (
            <tr>
              <td>
                <b>{text.lagna}</b>
              </td>
              <td>{text.sign(varga.lagna)}</td>
              <td className="text-right num">1</td>
            </tr>
          ) : null}
          {GRAHAS.map((graha) => (
            <tr key={graha}>
              <td>
                <b>{text.graha(graha)}</b>
              </td>
              <td>{text.sign(occupancy.signs[graha])}</td>
              <td className="text-right num">{house(occupancy.signs[graha])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
