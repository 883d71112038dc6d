// The KP chart of a birth. Loaded on the first cast.

import { kpChart } from 'drishti-jyotish/kp/kp.ts'
import { useMemo } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ChartHead } from '#app/screens/kundli/chart-pages/chart-head.tsx'
import { ChartRules } from '#app/screens/kundli/chart-pages/chart-rules.tsx'
import { OtherCharts } from '#app/screens/kundli/chart-pages/other-charts.tsx'
import type { ResultProps } from '#app/screens/kundli/result/result-props.ts'
import { KP_OPTIONS } from './kp-options.ts'
import { kpRules } from './kp-rules.ts'
import { KpSections } from './kp-sections.tsx'
import { kpTexts } from './kp-text.ts'

export default function KpResult({ cast, actions }: ResultProps) {
  const text = useTexts(kpTexts)
  const { input, kundli } = cast
  const chart = useMemo(() => {
    const { preset, ayanamsa, positions, node } = kundli.rules
    return kpChart(kundli.birth, { preset, ayanamsa, positions, node })
  }, [kundli])
  return (
    <>
      <ChartHead
        cast={cast}
        actions={actions}
        title={input.name || text.unnamed}
        kind={text.kind}
        makePdf={async () => (await import('./kp-pdf.ts')).kpPdf(cast, chart)}
      />
      <KpSections chart={chart} />
      <OtherCharts input={input} but="/kp" usual={KP_OPTIONS} />
      <ChartRules
        rules={chart.rules}
        usual={KP_OPTIONS}
        options={input.options}
        onChange={actions ? (options) => actions.recast({ options }) : null}
      >
        {kpRules(chart)}
      </ChartRules>
    </>
  )
}
