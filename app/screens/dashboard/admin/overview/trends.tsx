// The trends of the overview: revenue, sessions and active astrologers, one at a time.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { formatCount, roundAbove } from '#app/screens/dashboard/admin/admin-format.ts'
import { Card } from '#app/ui/card.tsx'
import { Segment } from '#app/ui/form/segment.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { overviewTexts } from './overview-text.ts'
import { TrendChart } from './trend-chart.tsx'

type Trend = { cents: number; sessions: number; active: number | null }
type Day = { day: string; figures: Trend; before: Trend }
type Measure = keyof (typeof overviewTexts)['en']['trends']['names']

export function Trends({ days }: { days: readonly Day[] }) {
  const text = useTexts(overviewTexts)
  const [measure, setMeasure] = useState<Measure>('cents')
  const isMoney = measure === 'cents'
  return (
    <Card title={text.trends.names[measure]}>
      <div className="px-5 pt-4">
        <Segment
          label={text.trends.label}
          options={(Object.keys(text.trends.names) as Measure[]).map((value) => ({
            value,
            label: text.trends.short[value],
          }))}
          value={measure}
          onChange={setMeasure}
        />
      </div>
      <TrendChart
        name={text.trends.names[measure]}
        days={days.map(({ day, figures, before }) => ({ day, value: figures[measure], before: before[measure] }))}
        format={isMoney ? formatUsd : formatCount}
        topOf={isMoney ? (most) => roundAbove(most / 100) * 100 : (most) => Math.ceil(roundAbove(most) / 4) * 4}
      />
      {measure === 'active' ? <p className="px-5 pb-5 text-small text-muted">{text.trends.activeMeans}</p> : null}
    </Card>
  )
}
