// An ayanamsa of the reader's own, by its value on a date.

import type { Ayanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { isOwnAyanamsa, type OwnAyanamsa, ownAyanamsa, ownValue } from 'drishti-jyotish/astronomy/own-ayanamsa.ts'
import { type FormEvent, useState } from 'react'
import { readOwnAyanamsa } from '#app/charts/kundli-rules.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { ownAyanamsaTexts } from './own-ayanamsa-text.ts'

type Props = { ayanamsa: Ayanamsa; onChange: (own: OwnAyanamsa) => void }

export function OwnAyanamsaForm({ ayanamsa, onChange }: Props) {
  const text = useTexts(ownAyanamsaTexts)
  const [wrong, setWrong] = useState(false)
  const known = isOwnAyanamsa(ayanamsa) ? ownValue(ayanamsa) : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const degrees = Number(String(form.get('degrees') ?? '').replace(',', '.') || Number.NaN)
    const own = Number.isFinite(degrees) ? readOwnAyanamsa(ownAyanamsa(degrees, String(form.get('date')))) : null
    setWrong(own === null)
    if (own) onChange(own)
  }

  return (
    <form onSubmit={submit} noValidate className="contents">
      <InputField
        label={text.degrees}
        name="degrees"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={known ? String(known.degrees) : ''}
        error={wrong ? text.wrong : undefined}
      />
      <InputField
        label={text.date}
        name="date"
        type="date"
        min="1800-01-01"
        max="2200-12-31"
        defaultValue={known?.date ?? '2000-01-01'}
      />
      <Button size="sm" type="submit" needsScript>
        {text.take}
      </Button>
    </form>
  )
}
