// The charts of a reading, in the reader's own style, with the houses that were pointed to.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { DivisionChart } from '#app/charts/chart-panel.tsx'
import { divisionName } from '#app/charts/division-name.ts'
import { useTexts } from '#app/language/texts.ts'
import { useChartStyle } from '#app/screens/consultations/desk/use-chart-style.ts'
import type { DrawnChart } from './drawn-charts.ts'
import { readingTexts } from './reading-text.ts'

export function ReadingCharts({ made, charts }: { made: Kundli; charts: readonly DrawnChart[] }) {
  const text = useTexts(readingTexts)
  const [style] = useChartStyle()
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
      {charts.map(({ varga, houses }) => (
        <figure key={varga} className="min-w-0 space-y-1.5">
          <figcaption className="text-small text-muted">
            {divisionName(varga)}
            {houses.length > 0 ? <span className="block">{text.pointedHouses(houses)}</span> : null}
          </figcaption>
          <DivisionChart kundli={made} division={varga} style={style} lit={houses} />
        </figure>
      ))}
    </div>
  )
}
