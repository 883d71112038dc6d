import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/field.tsx'
import type { Place } from '#workers/contract/places/place.ts'
import type { BirthErrors, BirthValues } from '../birth/birth-form.ts'
import { DateField } from '../birth/date-field.tsx'
import { TimeField } from '../birth/time-field.tsx'
import { PlaceCredit, PlacePicker } from '../places/place-picker.tsx'
import { kundliIntro as text } from './kundli-intro.ts'

type Props = {
  values: BirthValues
  place: Place | null
  errors: BirthErrors
  problem: string | null
  busy: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

export function KundliForm({ values, place, errors, problem, busy, onSubmit }: Props) {
  return (
    // Without scripts the server answers; with them the birth never leaves the browser.
    <form method="post" className="card card--pad stack kform" onSubmit={onSubmit} noValidate>
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
      <InputField
        label={text.name}
        name="name"
        hint={text.nameHint}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={80}
      />
      <DateField error={errors.date} values={values} />
      <TimeField error={errors.time} values={values} />
      <PlacePicker label={text.place} error={errors.place} initial={place} typed={values.place} />
      <Button type="submit" variant="primary" size="lg" loading={busy} plainForm>
        {text.submit}
      </Button>
      <PlaceCredit />
    </form>
  )
}
