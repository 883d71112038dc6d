import type { ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { useState } from 'react'
import { DivisionChart, DivisionTable } from '#app/charts/chart-panel.tsx'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Button } from '#app/ui/button.tsx'
import { panelsTexts } from './panels-text.ts'

/** Navamsha, dashamsha and dwadashamsha first: they are the ones most asked for. */
const FIRST = [9, 10, 12]

type Props = {
  kundli: Kundli
  style: ChartStyle /** Nobody can ask for more on paper: every chart stands there. */
  paper: boolean
}

export function DivisionsPanel({ kundli, style, paper }: Props) {
  const text = useTexts(kundliTexts)
  const words = useTexts(panelsTexts)
  const [opened, setAll] = useState(false)
  const all = opened || paper
  const [tables, setTables] = useState(false)
  const others = kundli.vargas.map(({ varga }) => varga as number).filter((n) => n !== 1 && !FIRST.includes(n))
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.divisions}</h2>
        <BlockHelp term="divisional-chart">{text.what.divisions}</BlockHelp>
      </div>
      <label className="mb-4 flex min-h-6 items-center gap-2 text-small print:hidden">
        <input type="checkbox" checked={tables} onChange={({ currentTarget }) => setTables(currentTarget.checked)} />
        {words.tablesBeside}
      </label>
      <div className="three-columns grid gap-6 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
        {(all ? [...FIRST, ...others] : FIRST).map((varga) => (
          <figure key={varga}>
            <figcaption className="division-caption mb-3">
              <h3>{text.vargas[varga]?.[0]}</h3>
              <p className="text-small text-muted">{text.vargas[varga]?.[1]}</p>
            </figcaption>
            <DivisionChart kundli={kundli} division={varga} style={style} />
            {tables ? <DivisionTable kundli={kundli} division={varga} /> : null}
          </figure>
        ))}
      </div>
      {all ? null : (
        <Button className="mt-6" onClick={() => setAll(true)}>
          {words.others(others.length)}
        </Button>
      )}
    </>
  )
}
