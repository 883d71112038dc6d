// A KP chart, of a birth or of a number.

import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import { Section } from '#app/charts/section.tsx'
import { grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { CuspTable, GrahaHouseTable, GrahaTable, HouseTable } from './kp-tables.tsx'
import { kpTexts } from './kp-text.ts'
import { nodeWords } from './node-words.ts'

export function KpSections({ chart }: { chart: KpChart }) {
  const text = useTexts(kpTexts)
  return (
    <>
      <PageIndex label={text.onPage} parts={text.parts} />
      <Section id="cusps" title={text.cusps} term="sub-lord" what={text.what.cusps}>
        <CuspTable cusps={chart.cusps} />
      </Section>
      <Section id="grahas" title={text.grahas} term="graha" what={text.what.grahas}>
        <GrahaTable grahas={chart.grahas} />
      </Section>
      <Section id="significators" title={text.significators} term="significator" what={text.what.significators}>
        <HouseTable houses={chart.houses} />
      </Section>
      <Section id="of-grahas" title={text.ofGrahas} term="significator" what={text.what.ofGrahas}>
        <GrahaHouseTable significators={chart.significators} />
        <Nodes nodes={chart.nodes} />
      </Section>
      <Section id="ruling" title={text.ruling} term="ruling-planets" what={text.what.ruling}>
        <Ruling ruling={chart.ruling} />
      </Section>
    </>
  )
}

function Nodes({ nodes }: Pick<KpChart, 'nodes'>) {
  const text = useTexts(kpTexts)
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <div className="mt-6">
      <h3 className="text-14 font-semibold">{text.nodes}</h3>
      <dl className="mt-1 max-w-[70ch] key-values">
        {nodes.map((each) => (
          <div key={each.node}>
            <dt>{grahaNames[each.node]}</dt>
            <dd>{nodeWords(each)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-[70ch] text-14 text-muted">{text.what.nodes}</p>
    </div>
  )
}

function Ruling({ ruling }: Pick<KpChart, 'ruling'>) {
  const text = useTexts(kpTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const order = Object.keys(text.rulers) as (keyof (typeof kpTexts)['en']['rulers'])[]
  return (
    <dl className="max-w-[460px] key-values">
      {order.map((name) => (
        <div key={name}>
          <dt>{text.rulers[name]}</dt>
          <dd>{grahaNames[ruling[name]]}</dd>
        </div>
      ))}
    </dl>
  )
}
