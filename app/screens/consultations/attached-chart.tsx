// The chart of an attached birth, cast in the browser. A chunk of its own: engine and charts load when it is opened.

import { useEffect, useState } from 'react'
import { type Cast, castKundli } from '#app/screens/tools/kundli/cast-kundli.ts'
import { kundliText } from '#app/screens/tools/kundli/kundli-text.ts'
import { DivisionChart } from '#app/screens/tools/kundli/result/chart-panel.tsx'
import { lordName } from '#app/screens/tools/kundli/result/dasha-names.ts'
import { degrees, longDayText } from '#app/screens/tools/shared/format.ts'
import { cx } from '#app/ui/cx.ts'
import { Segment } from '#app/ui/segment.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { tableClass } from '#app/ui/table-class.ts'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import { CHART_STYLES, type ChartStyle } from '#workers/jyotish/chart/layout.ts'
import { chainAt } from '#workers/jyotish/kundli/dasha.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { attachedChartText as text } from './attached-chart-text.ts'

export function AttachedChart({ birth, at }: { birth: AttachedBirth; at: number }) {
  const [made, setMade] = useState<Kundli | 'failed' | null>(null)
  const [style, setStyle] = useState<ChartStyle>('north')
  useEffect(() => {
    void castKundli(inputOf(birth)).then((casting) => setMade(casting.cast?.kundli ?? 'failed'))
  }, [birth])
  if (made === 'failed') return <p className="text-muted">{text.failed}</p>
  if (made === null) return <Skeleton height={340} />
  return (
    <div className="mt-4 space-y-4">
      {birth.time === null ? <p className="text-small text-muted">{text.noon}</p> : null}
      <Segment
        label={text.style}
        options={CHART_STYLES.map((value) => ({ value, label: kundliText.styles[value] }))}
        value={style}
        onChange={setStyle}
      />
      <h3 className="heading-xs">{text.chart}</h3>
      <DivisionChart kundli={made} division={1} style={style} />
      <Grahas made={made} />
      <RunningDasha made={made} at={at} />
      <h3 className="heading-xs">{text.navamsa}</h3>
      <DivisionChart kundli={made} division={9} style={style} />
    </div>
  )
}

function Grahas({ made }: { made: Kundli }) {
  const rows = [{ name: text.lagna, house: 1, retrograde: false, ...made.lagna }].concat(
    made.grahas.map((row) => ({ name: kundliText.graha(row.graha), ...row })),
  )
  return (
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
        {rows.map(({ name, sign, degree, nakshatra, pada, house, retrograde }) => (
          <tr key={name}>
            <td>
              <b>{name}</b>
              {retrograde && name !== kundliText.graha('rahu') && name !== kundliText.graha('ketu') ? ' R' : ''}
            </td>
            <td>
              {kundliText.sign(sign)} <span className="num whitespace-nowrap">{degrees(degree)}</span>
              <span className="block text-12 text-muted">
                {kundliText.star(nakshatra)} {pada}
              </span>
            </td>
            <td className="text-right num">{house}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RunningDasha({ made, at }: { made: Kundli; at: number }) {
  const chain = chainAt(made.vimshottari, at, 3)
  const last = chain.at(-1)
  if (!last) return null
  const shift = (made.birth.offsetSeconds ?? 0) * 1000
  return (
    <p className="text-small">
      <span className="text-muted">{text.running}: </span>
      <b>{chain.map(({ lord }) => lordName(lord)).join(' – ')}</b>{' '}
      <span className="num text-muted">{text.until(longDayText(last.end + shift))}</span>
    </p>
  )
}

function inputOf({ name, date, time, uncertainty_minutes, clock_reading, place }: AttachedBirth): Cast['input'] {
  return {
    name,
    date,
    time,
    uncertaintyMinutes: uncertainty_minutes,
    place: { id: place.name, region: '', country: '', country_code: '', ...place },
    reading: clock_reading ?? 'earlier',
    options: {},
  }
}
