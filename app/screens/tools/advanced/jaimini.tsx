// Aspects of signs, argala, and the dashas of signs.
import { useState } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'
import type { Advanced } from '#workers/jyotish/advanced/advanced.ts'
import type { Argala } from '#workers/jyotish/advanced/jaimini.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { Section } from '../charts/section.tsx'
import { SimpleTable } from '../charts/simple-table.tsx'
import { kundliText } from '../kundli/kundli-text.ts'
import { dayText, GRAHA_NAMES } from '../shared/format.ts'
import { advancedText as text } from './advanced-text.ts'

const names = (grahas: readonly Graha[]) => grahas.map((graha) => GRAHA_NAMES[graha]).join(', ')

export function Jaimini({ made: { rashiAspects, argalas } }: { made: Advanced }) {
  return (
    <Section id="jaimini" title={text.jaimini} term="aspect" what={text.what.jaimini}>
      <SimpleTable
        caption={text.jaimini}
        cards
        columns={[text.graha, text.looksAt, text.sees]}
        rows={rashiAspects.map(({ graha, signs, grahas }) => ({
          id: graha,
          cells: [GRAHA_NAMES[graha], signs.map(kundliText.sign).join(', '), names(grahas) || text.none],
        }))}
      />
      <h3 className="mt-8 mb-3 text-14 font-semibold">{text.argala}</h3>
      <SimpleTable
        caption={text.argala}
        cards
        columns={[text.house, ...[2, 4, 11, 5].map(text.intervenes)]}
        rows={argalas.map(({ house, sign, argalas: each }) => ({
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
  if (grahas.length === 0) return <span className="text-muted">{text.none}</span>
  return (
    <>
      <span className={holds ? 'font-semibold' : 'text-muted'}>{names(grahas)}</span>
      {obstructing.length > 0 ? (
        <span className="block text-12 text-muted">{text.obstructed(names(obstructing))}</span>
      ) : null}
    </>
  )
}

const DASHAS = ['chara', 'narayana', 'kalachakra'] as const

export function SignDashas({ made, at, offsetMs }: { made: Advanced; at: number; offsetMs: number }) {
  const [name, setName] = useState<(typeof DASHAS)[number]>('chara')
  const { kalachakra } = made
  return (
    <Section id="dashas" title={text.dashas} term="dasha" what={text.what.dashas}>
      <SelectField
        label={text.dashas}
        className="mb-4 w-60 print:hidden"
        value={name}
        options={DASHAS.map((value) => ({ value, label: text.dashaNames[value] }))}
        onChange={({ currentTarget }) => setName(currentTarget.value as typeof name)}
      />
      {name === 'kalachakra' ? (
        <p className="mb-3">{text.deha(kundliText.sign(kalachakra.deha), kundliText.sign(kalachakra.jiva))}</p>
      ) : null}
      <SimpleTable
        caption={text.dashaNames[name]}
        columns={[text.sign, text.years, text.from, text.until]}
        rows={made[name].periods.map(({ sign, years, start, end }) => ({
          id: start,
          on: start <= at && at < end,
          cells: [kundliText.sign(sign), years, dayText(start + offsetMs), dayText(end + offsetMs)],
        }))}
      />
    </Section>
  )
}
