// The table that compares our time and error with those of the Swiss Ephemeris.

import { SimpleTable } from '#app/charts/simple-table.tsx'
import { useTexts } from '#app/language/texts.ts'
import { accuracyTexts } from './accuracy-text.ts'
import type { BesideView } from './read-accuracy.ts'

export function SwissComparison({ beside: { words, rows } }: { beside: BesideView }) {
  const text = useTexts(accuracyTexts)
  return (
    <section className="mt-12 max-w-[760px]" aria-labelledby="beside">
      <h2 id="beside" className="heading-sm">
        {text.beside}
      </h2>
      <p className="mt-3 mb-4 max-w-[68ch] leading-[1.6]">{words}</p>
      <SimpleTable
        caption={text.beside}
        columns={[text.besideWhat, text.ours, text.theirsSwiss]}
        rows={rows.map(({ what, ours, theirs }) => ({ id: what, cells: [what, ours, theirs] }))}
      />
      <p className="mt-4 max-w-[68ch] text-small text-muted">{text.besideReference}</p>
    </section>
  )
}
