// An advanced kundli. Loaded on the first cast.

import { type Advanced, advancedOf, kakshyasAt } from 'drishti-jyotish/advanced/advanced.ts'
import type { Kakshya } from 'drishti-jyotish/advanced/kakshya.ts'
import { useMemo } from 'react'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { useTexts } from '#app/language/texts.ts'
import { ChartHead } from '#app/screens/kundli/chart-pages/chart-head.tsx'
import { ChartRules } from '#app/screens/kundli/chart-pages/chart-rules.tsx'
import { OtherCharts } from '#app/screens/kundli/chart-pages/other-charts.tsx'
import type { ResultProps } from '#app/screens/kundli/result/result-props.ts'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { binduTable, kakshyaTable, pindaTable, type Table } from './advanced-tables.ts'
import { advancedTexts } from './advanced-text.ts'
import { advancedRules } from './advanced-words.ts'
import { Jaimini, SignDashas } from './jaimini.tsx'
import { Grahas, Houses, Lagnas } from './strengths.tsx'
import { Transits } from './transits.tsx'

export default function AdvancedResult({ cast, at, actions }: ResultProps) {
  const text = useTexts(advancedTexts)
  const { input, kundli } = cast
  const made = useMemo(() => advancedOf(kundli), [kundli])
  const kakshyas = useMemo(() => kakshyasAt(kundli, at), [kundli, at])
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  return (
    <>
      <ChartHead
        cast={cast}
        actions={actions}
        title={input.name || text.unnamed}
        kind={text.kind}
        makePdf={async () => (await import('./advanced-pdf.ts')).advancedPdf(cast, { made, kakshyas, at })}
      />
      <PageIndex label={text.onPage} parts={text.parts} />
      <Lagnas made={made} lagna={kundli.lagna.sign} />
      <Houses made={made} />
      <Grahas made={made} />
      <Bindus made={made} kakshyas={kakshyas} />
      <Jaimini made={made} />
      <SignDashas made={made} at={at} offsetMs={offsetMs} />
      <Transits kundli={kundli} at={at} offsetMs={offsetMs} />
      <OtherCharts input={input} but="/kundli/advanced" />
      <ChartRules
        rules={made.rules}
        usual={{}}
        options={input.options}
        onChange={actions ? (options) => actions.recast({ options }) : null}
      >
        {advancedRules(made)}
      </ChartRules>
    </>
  )
}

// The reduced ashtakavarga with its pindas, and the kakshyas of an instant.
function Bindus({ made, kakshyas }: { made: Advanced; kakshyas: readonly Kakshya[] }) {
  const text = useTexts(advancedTexts)
  return (
    <Section id="shodhana" title={text.shodhana} term="ashtakavarga" what={text.what.shodhana}>
      <Titled table={binduTable(made, 'trikona')} />
      <Titled table={binduTable(made, 'ekadhipatya')} />
      <Titled table={pindaTable(made)} />
      <Titled table={kakshyaTable(kakshyas)} />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.what.kakshyas}</p>
    </Section>
  )
}

function Titled({ table }: { table: Table }) {
  return (
    <>
      <h3 className="mt-6 mb-3 text-14 font-semibold">{table.caption}</h3>
      <SimpleTable {...table} />
    </>
  )
}
