// The reduced ashtakavarga with its pindas, and the kakshyas of an instant.

import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import type { Kakshya } from 'drishti-jyotish/advanced/kakshya.ts'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { useTexts } from '#app/language/texts.ts'
import { binduTable, kakshyaTable, pindaTable, type Table } from './advanced-tables.ts'
import { advancedTexts } from './advanced-text.ts'

export function Bindus({ made, kakshyas }: { made: Advanced; kakshyas: readonly Kakshya[] }) {
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
