// Aspects of signs, argala, and the dashas of signs.

import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import type { Argala } from 'drishti-jyotish/advanced/jaimini.ts'
import { useState } from 'react'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import {
  argalaColumns,
  dashaTable,
  dehaWords,
  drishtiTable,
  namesOf,
  SIGN_DASHAS,
  type SignDasha,
} from './advanced-tables.ts'
import { advancedTexts } from './advanced-text.ts'

export function Jaimini({ made }: { made: Advanced }) {
  const text = useTexts(advancedTexts)
  const kundliText = useTexts(kundliTexts)
  return (
    <Section id="jaimini" title={text.jaimini} term="aspect" what={text.what.jaimini}>
      <SimpleTable cards {...drishtiTable(made)} />
      <h3 className="mt-8 mb-3 text-14 font-semibold">{text.argala}</h3>
      <SimpleTable
        caption={text.argala}
        cards
        columns={argalaColumns()}
        rows={made.argalas.map(({ house, sign, argalas: each }) => ({
          id: house,
          cells: [
            `${house} · ${kundliText.sign(sign)}`,
            ...each.map((argala) => <One key={argala.house} argala={argala} />),
          ],
        }))}
      />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.what.argala}</p>
    </Section>
  )
}

function One({ argala: { grahas, obstructing, holds } }: { argala: Argala }) {
  const text = useTexts(advancedTexts)
  if (grahas.length === 0) return <span className="text-muted">{text.none}</span>
  return (
    <>
      <span className={holds ? 'font-semibold' : 'text-muted'}>{namesOf(grahas)}</span>
      {obstructing.length > 0 ? (
        <span className="block text-12 text-muted">{text.obstructed(namesOf(obstructing))}</span>
      ) : null}
    </>
  )
}

export function SignDashas({ made, at, offsetMs }: { made: Advanced; at: number; offsetMs: number }) {
  const text = useTexts(advancedTexts)
  const [name, setName] = useState<SignDasha>('chara')
  const { rows, ...table } = dashaTable(made, name, offsetMs)
  return (
    <Section id="dashas" title={text.dashas} term="dasha" what={text.what.dashas}>
      <SelectField
        label={text.dashas}
        className="mb-4 w-60 print:hidden"
        value={name}
        options={SIGN_DASHAS.map((value) => ({ value, label: text.dashaNames[value] }))}
        onChange={({ currentTarget }) => setName(currentTarget.value as SignDasha)}
      />
      {name === 'kalachakra' ? <p className="mb-3">{dehaWords(made)}</p> : null}
      <SimpleTable
        {...table}
        rows={rows.map((row, i) => {
          const { start, end } = made[name].periods[i]!
          return { ...row, on: start <= at && at < end }
        })}
      />
    </Section>
  )
}
