// The charts of a reading: birth chart and navamsha, in the reader's own style.
import { useChartStyle } from '#app/screens/consultations/desk/use-chart-style.ts'
import { DivisionChart } from '#app/screens/tools/kundli/result/chart-panel.tsx'
import { divisionName } from '#app/screens/tools/kundli/result/division-name.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'

/** Without a time the navamsha says nothing. */
export function ReadingCharts({ made, timed }: { made: Kundli; timed: boolean }) {
  const [style] = useChartStyle()
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
      {(timed ? [1, 9] : [1]).map((division) => (
        <figure key={division} className="min-w-0 space-y-1.5">
          <figcaption className="text-small text-muted">{divisionName(division)}</figcaption>
          <DivisionChart kundli={made} division={division} style={style} />
        </figure>
      ))}
    </div>
  )
}
