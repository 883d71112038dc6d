// Special lagnas, strengths of houses and grahas, avasthas.

import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { useTexts } from '#app/language/texts.ts'
import { avasthaTable, grahaTable, houseTable, lagnaTable } from './advanced-tables.ts'
import { advancedTexts } from './advanced-text.ts'

type Props = { made: Advanced }

export function Lagnas({ made, lagna }: Props & { lagna: number }) {
  const text = useTexts(advancedTexts)
  return (
    <Section id="lagnas" title={text.lagnas} term="lagna" what={text.what.lagnas}>
      <SimpleTable {...lagnaTable(made, lagna)} />
    </Section>
  )
}

export function Houses({ made }: Props) {
  const text = useTexts(advancedTexts)
  return (
    <Section id="houses" title={text.houses} term="house" what={text.what.houses}>
      <SimpleTable {...houseTable(made)} />
    </Section>
  )
}

export function Grahas({ made }: Props) {
  const text = useTexts(advancedTexts)
  return (
    <Section id="grahas" title={text.grahas} term="shadbala" what={text.what.grahas}>
      <SimpleTable {...grahaTable(made)} />
      <h3 className="mt-8 mb-3 text-14 font-semibold">{text.avasthas}</h3>
      <SimpleTable cards {...avasthaTable(made)} />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.what.avasthas}</p>
    </Section>
  )
}
