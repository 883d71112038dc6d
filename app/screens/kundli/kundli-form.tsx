import { type FormEvent, useEffect, useRef } from 'react'
import type { BirthErrors, BirthValues } from '#app/births/birth-values.ts'
import { ClockReadingField } from '#app/births/clock-reading-field.tsx'
import { DateField } from '#app/births/date-field.tsx'
import { TimeField } from '#app/births/time-field.tsx'
import { useMendedErrors } from '#app/births/use-mended-errors.ts'
import { ZoneField } from '#app/births/zone-field.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlaceCredit, PlacePicker } from '#app/places/place-picker.tsx'
import { useFormFocus } from '#app/tool-forms/focus-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { Place } from '#workers/contract/places/place.ts'
import { kundliIntroTexts } from './kundli-intro-text.ts'

type Props = {
  values: BirthValues
  place: Place | null
  errors: BirthErrors
  problem: string | null
  busy: boolean
  /** Counts what the form has to say, and its returns. */
  checked: number
  /** The user has focused the form. */
  onFocus(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

const sexes = () =>
  Object.entries(kundliIntroTexts[currentLanguage()].sexes).map(([value, label]) => ({ value, label }))

export function KundliForm({ values, place, errors: found, problem, busy, checked, onFocus, onSubmit }: Props) {
  const text = useTexts(kundliIntroTexts)
  const { errors, mend, onInput } = useMendedErrors(found)
  const more = useRef<HTMLDetailsElement>(null)
  // Before the focus, which a closed part would not take.
  useEffect(() => {
    if (errors.zone && more.current) more.current.open = true
  }, [errors.zone])
  const focus = useFormFocus({ checked, onSubmit })
  return (
    // Without JavaScript the server casts the chart; otherwise the birth never leaves the browser.
    <form {...focus} method="post" className="card card-pad" onFocus={onFocus} onInput={onInput} noValidate>
      {problem ? (
        <Callout tone="danger" className="mb-4">
          {problem}
        </Callout>
      ) : null}
      <div className="grid items-start gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">
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
        <ClockReadingField value={values.reading} />
        <div className="sm:col-span-full">
          <PlacePicker
            label={text.place}
            error={errors.place}
            initial={place}
            typed={values.place}
            onChoose={() => mend('place')}
          />
        </div>
        <details
          ref={more}
          className="more-details -mt-0.5 sm:col-span-full print:in-[.match-block]:hidden"
          open={Boolean(values.sex || values.zone)}
        >
          <summary className="mb-2.5 min-h-6 cursor-pointer text-14 text-link">{text.more}</summary>
          <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
            <SelectField
              label={text.sex}
              name="sex"
              hint={text.sexHint}
              options={sexes()}
              defaultValue={values.sex}
              autoComplete="sex"
            />
            <ZoneField error={errors.zone} value={values.zone} />
          </div>
        </details>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {text.submit}
        </Button>
        <PlaceCredit />
      </div>
    </form>
  )
}
