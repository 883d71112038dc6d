// The rectification desk. Loaded on the first cast.

import { type LifeEvent, rectificationOf } from 'drishti-jyotish/rectification/rectification.ts'
import { useMemo, useState } from 'react'
import { Section } from '#app/charts/section.tsx'
import { useTexts } from '#app/language/texts.ts'
import { ChartHead } from '#app/screens/kundli/chart-pages/chart-head.tsx'
import { ChartRules } from '#app/screens/kundli/chart-pages/chart-rules.tsx'
import { OtherCharts } from '#app/screens/kundli/chart-pages/other-charts.tsx'
import type { ResultProps } from '#app/screens/kundli/result/result-props.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { Events } from './events.tsx'
import { rectificationTexts } from './rectification-text.ts'
import { rectificationRules } from './rectification-words.ts'
import { Times } from './times.tsx'

/** Minutes of uncertainty, each with the steps that result in at most sixty rows. */
const DOUBTS: Readonly<Record<number, readonly number[]>> = {
  5: [1, 0.5, 0.25],
  10: [1, 0.5],
  15: [1, 0.5],
  30: [2, 1, 5],
  60: [5, 2, 10],
  120: [10, 5],
}

export default function RectificationResult({ cast, actions }: ResultProps) {
  const text = useTexts(rectificationTexts)
  const { input, kundli } = cast
  const [minutes, setMinutes] = useState(
    () => [5, 10, 15, 30, 60].find((each) => input.uncertaintyMinutes <= each) ?? 120,
  )
  const [wanted, setStep] = useState(0)
  const [events, setEvents] = useState<LifeEvent[]>([])
  const steps = DOUBTS[minutes] ?? [10]
  const step = steps.includes(wanted) ? wanted : (steps[0] ?? 10)
  const made = useMemo(() => {
    const { ms, lat, lon } = kundli.birth
    return rectificationOf({ birth: { ms, lat, lon }, minutes, step, events, rules: kundli.rules })
  }, [kundli, minutes, step, events])
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  return (
    <>
      <ChartHead
        cast={cast}
        actions={actions}
        title={input.name || text.unnamed}
        kind={text.kind}
        makePdf={async () =>
          (await import('./rectification-pdf.ts')).rectificationPdf(cast, {
            made,
            minutes,
            step,
            events,
          })
        }
      />
      <PageIndex label={text.onPage} parts={text.parts} />
      <Section id="doubt" title={text.doubt} term="lagna" what={text.what.doubt}>
        <div className="flex flex-wrap gap-3 print:hidden">
          <SelectField
            label={text.minutes}
            className="w-44"
            value={String(minutes)}
            options={Object.keys(DOUBTS).map((value) => ({ value, label: text.minutesOption(Number(value)) }))}
            onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
          />
          <SelectField
            label={text.step}
            className="w-44"
            value={String(step)}
            options={steps.map((value) => ({ value: String(value), label: text.stepOption(value) }))}
            onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
          />
        </div>
      </Section>
      <Events events={events} offsetMs={offsetMs} onChange={setEvents} />
      <Times made={made} offsetMs={offsetMs} />
      <OtherCharts input={input} but="/rectification" />
      <ChartRules
        rules={kundli.rules}
        usual={{}}
        options={input.options}
        onChange={actions ? (options) => actions.recast({ options }) : null}
      >
        {rectificationRules(cast, made)}
      </ChartRules>
    </>
  )
}
