// The births of a reading: one, or two with the points of their match, and the rules.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { DivisionChart } from '#app/charts/chart-panel.tsx'
import { divisionName } from '#app/charts/division-name.ts'
import { useTexts } from '#app/language/texts.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import type { Casts } from '#app/screens/consultations/desk/use-casts.ts'
import { useChartStyle } from '#app/screens/consultations/desk/use-chart-style.ts'
import { rulesSentence } from '#app/screens/kundli/rules-sentence.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AttachedBirth, SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint, DeskRules } from '#workers/contract/consultations/desk.ts'
import { type DrawnChart, drawnCharts } from './drawn-charts.ts'
import { readingTexts } from './reading-text.ts'

type Props = { birth: AttachedBirth | null; casts: Casts; rules: DeskRules; points: readonly DeskPoint[] }

export function ReadingBirths({ birth, casts, rules, points }: Props) {
  const text = useTexts(readingTexts)
  if (!birth) return <p className="text-muted">{text.noChart}</p>
  const made = casts.of({})
  const kept = points.filter(casts.has)
  return (
    <div className="space-y-5">
      <OneBirth birth={birth} made={made} points={kept} />
      {birth.second ? (
        <>
          <OneBirth birth={birth.second} made={casts.of({ second: true })} points={kept} second />
          <Match birth={birth} rules={rules} />
        </>
      ) : null}
      {made && made !== 'failed' ? <p className="text-tiny text-muted">{rulesSentence(made)}</p> : null}
    </div>
  )
}

type OneProps = {
  birth: SharedBirth
  made: ReturnType<Casts['of']>
  points: readonly DeskPoint[]
  second?: boolean
}

function OneBirth({ birth, made, points, second = false }: OneProps) {
  const bornOn = useTexts(bornOnTexts)
  const text = useTexts(readingTexts)
  return (
    <div className="space-y-3">
      <p className="num text-14 wrap-anywhere">
        <b>{birth.name}</b>
        <span className="block text-muted">
          {bornOn(birth)}, {birth.place.name}
        </span>
      </p>
      {birth.time === null ? <p className="text-small text-busy">{text.noon}</p> : null}
      {made === 'failed' ? (
        <p className="text-muted">{text.chartFailed}</p>
      ) : made ? (
        <ReadingCharts made={made} charts={drawnCharts(points, { second, timed: birth.time !== null })} />
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}

function Match({ birth, rules }: { birth: AttachedBirth; rules: DeskRules }) {
  const text = useTexts(readingTexts)
  const group = JSON.stringify(birth)
  const match = useComputed({ key: group + JSON.stringify(rules), group }, () => compute('match', birth, rules))
  if (match === null || match === 'failed') return null
  return (
    <section className="space-y-1.5 text-14">
      <h3 className="heading-xs">{text.match(match.total, match.max)}</h3>
      <ul className="num">
        {match.rows.map(({ koota, name, points, max }) => (
          <li key={koota} className="flex justify-between">
            <span>{name}</span> {text.pointsOf(points, max)}
          </li>
        ))}
      </ul>
    </section>
  )
}

// The charts of a reading, in the reader's chart style, with highlighted houses.
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
