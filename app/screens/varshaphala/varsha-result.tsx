// A year of life. Loaded on the first cast.

import { MOST_YEARS, type Varsha, varshaOf } from 'drishti-jyotish/varsha/varsha.ts'
import { useMemo, useState } from 'react'
import { Section } from '#app/charts/section.tsx'
import { useTexts } from '#app/language/texts.ts'
import { ChartHead } from '#app/screens/kundli/chart-pages/chart-head.tsx'
import { ChartRules } from '#app/screens/kundli/chart-pages/chart-rules.tsx'
import { OtherCharts } from '#app/screens/kundli/chart-pages/other-charts.tsx'
import type { ResultProps } from '#app/screens/kundli/result/result-props.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { Charts } from './charts.tsx'
import { Mudda, Sahams } from './lists.tsx'
import { Lord } from './lord.tsx'
import { Strengths } from './strengths.tsx'
import { varshaTexts } from './varsha-text.ts'
import { spanWords, varshaRules, yogaWords } from './varsha-words.ts'

export default function VarshaResult({ cast, at, actions }: ResultProps) {
  const text = useTexts(varshaTexts)
  const { input, kundli } = cast
  const [years, setYears] = useState(() => completedYears(kundli.birth.ms, at))
  const varsha = useMemo(() => {
    const { preset, ayanamsa, positions, node } = kundli.rules
    return varshaOf(kundli.birth, years, { preset, ayanamsa, positions, node })
  }, [kundli, years])
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  return (
    <>
      <ChartHead
        cast={cast}
        actions={actions}
        title={input.name || text.unnamed}
        kind={text.kind}
        makePdf={async () => (await import('./varsha-pdf.ts')).varshaPdf(cast, varsha)}
      />
      {actions ? <YearField birth={kundli.birth.ms} years={years} onYears={setYears} /> : null}
      <p className="mt-4 num text-18">{spanWords(varsha, offsetMs)}</p>
      <PageIndex label={text.onPage} parts={text.parts} />
      <Charts varsha={varsha} />
      <Lord varsha={varsha} />
      <Strengths varsha={varsha} />
      <Yogas varsha={varsha} />
      <Mudda varsha={varsha} at={at} offsetMs={offsetMs} />
      <Sahams varsha={varsha} />
      <OtherCharts input={input} but="/varshaphala" />
      <ChartRules
        rules={varsha.rules}
        usual={{}}
        options={input.options}
        onChange={actions ? (options) => actions.recast({ options }) : null}
      >
        {varshaRules(varsha)}
      </ChartRules>
    </>
  )
}

type YearProps = { birth: number; years: number; onYears(years: number): void }

function YearField({ birth, years, onYears }: YearProps) {
  const text = useTexts(varshaTexts)
  const first = new Date(birth).getUTCFullYear()
  const options = Array.from({ length: MOST_YEARS + 1 }, (_, n) => ({
    value: String(n),
    label: text.yearOption(n, first + n),
  }))
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <Button iconOnly aria-label={text.previous} disabled={years === 0} onClick={() => onYears(years - 1)}>
        <MoreIcon name="chevron-left" />
      </Button>
      <SelectField
        label={text.year}
        className="w-44"
        value={String(years)}
        options={options}
        onChange={({ currentTarget }) => onYears(Number(currentTarget.value))}
      />
      <Button iconOnly aria-label={text.next} disabled={years === MOST_YEARS} onClick={() => onYears(years + 1)}>
        <MoreIcon name="chevron-right" />
      </Button>
    </div>
  )
}

const YEAR_MS = 365.256364 * 86_400_000

/** Completed years at an instant, limited to the options of the page. */
function completedYears(birth: number, at: number): number {
  return Math.min(Math.max(Math.floor((at - birth) / YEAR_MS), 0), MOST_YEARS)
}

function Yogas({ varsha: { yogas } }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  return (
    <Section id="yogas" title={text.yogas} term="tajika" what={text.what.yogas}>
      {yogas.length === 0 ? <p className="text-muted">{text.noYogas}</p> : null}
      <dl className="max-w-[76ch]">
        {yogas.map((each) => (
          <div key={`${each.yoga} ${each.grahas.join()}`} className="border-t border-line py-3 first:border-t-0">
            <dt className="font-semibold">{text.yogaNames[each.yoga]}</dt>
            <dd>{yogaWords(each)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
