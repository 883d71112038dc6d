// Both people side by side: name, the Moon's position, the chart, and the person's own indications for partnership.

import { CHART_STYLES, type ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import type { MatchActions } from '#app/screens/match/match-actions.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES } from '#app/screens/match/pair-values.ts'
import { Segment } from '#app/ui/form/segment.tsx'
import { PersonCard } from './person-card.tsx'
import { Block } from './result-section.tsx'

type Props = { result: PairResult; names: Names; actions: MatchActions | null }

export function Charts({ result, names, actions }: Props) {
  const text = useTexts(matchTexts)
  const [style, setStyle] = useState<ChartStyle>('north')
  const [division, setDivision] = useState('1')
  const any = result.kundlis.a || result.kundlis.b
  return (
    <Block
      id="charts"
      term="navamsha"
      title={text.charts}
      what={`${text.what.charts} ${text.what.seventh}`}
      tools={
        any ? (
          <div className="flex flex-wrap items-center gap-2.5 print:hidden">
            <Segment
              label={text.division}
              options={Object.entries(text.divisions).map(([value, label]) => ({ value, label }))}
              value={division}
              onChange={setDivision}
            />
            <Segment
              label={text.style}
              options={CHART_STYLES.map((value) => ({ value, label: text.styles[value] }))}
              value={style}
              onChange={setStyle}
            />
          </div>
        ) : null
      }
    >
      <div className="grid gap-6 *:min-w-0 sm:grid-cols-2">
        {SIDES.map((side) => (
          <PersonCard
            key={side}
            side={side}
            result={result}
            name={names[side]}
            style={style}
            division={Number(division)}
            actions={actions}
          />
        ))}
      </div>
    </Block>
  )
}
