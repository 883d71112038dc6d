// The year's chart beside that of the birth, and the muntha.

import { CHART_STYLES, type ChartStyle, occupancyOf } from 'drishti-jyotish/chart/layout.ts'
import type { Chart } from 'drishti-jyotish/kundli/chart.ts'
import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { degreeInSign, GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import { useState } from 'react'
import type { GrahaNote } from '#app/charts/chart-marks.tsx'
import { ChartSvg } from '#app/charts/chart-svg.tsx'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { Section } from '#app/charts/section.tsx'
import { useTexts } from '#app/language/texts.ts'
import { Segment } from '#app/ui/form/segment.tsx'
import { varshaTexts } from './varsha-text.ts'
import { varshaFacts } from './varsha-words.ts'

export function Charts({ varsha }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  const kundliText = useTexts(kundliTexts)
  const [style, setStyle] = useState<ChartStyle>('north')
  return (
    <Section id="charts" title={text.charts} term="varshaphala" what={text.what.charts}>
      <div className="mb-4 print:hidden">
        <Segment
          label={kundliText.style}
          options={CHART_STYLES.map((value) => ({ value, label: kundliText.styles[value] }))}
          value={style}
          onChange={setStyle}
        />
      </div>
      <div className="grid gap-x-9 gap-y-6 *:min-w-0 sm:grid-cols-2 lg:grid-cols-[minmax(0,380px)_minmax(0,380px)_minmax(0,1fr)]">
        <Drawing title={text.yearChart} chart={varsha.chart} style={style} />
        <Drawing title={text.birthChart} chart={varsha.birthChart} style={style} />
        <Facts varsha={varsha} />
      </div>
    </Section>
  )
}

function Drawing({ title, chart, style }: { title: string; chart: Chart; style: ChartStyle }) {
  const kundliText = useTexts(kundliTexts)
  const notes = Object.fromEntries(
    GRAHAS.map((graha) => [graha, { degree: degreeInSign(chart.lons[graha]), retrograde: chart.speeds[graha] < 0 }]),
  ) as Record<Graha, GrahaNote>
  return (
    <figure>
      <figcaption className="mb-2 text-14 font-semibold">{title}</figcaption>
      <ChartSvg
        label={kundliText.chartLabel(kundliText.styles[style], title)}
        style={style}
        occupancy={occupancyOf(chart, 'lagna')}
        notes={notes}
        lagnaDegree={degreeInSign(chart.ascendant)}
      />
    </figure>
  )
}

function Facts({ varsha }: { varsha: Varsha }) {
  return (
    <dl className="self-start key-values">
      {varshaFacts(varsha).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
