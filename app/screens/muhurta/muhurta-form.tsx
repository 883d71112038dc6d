// The search: purpose, place, dates, people. A plain GET form, so that its URL is the search.

import { Form, useNavigation } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlaceCredit, PlacePicker } from '#app/places/place-picker.tsx'
import { useFormFocus } from '#app/tool-forms/focus-form.ts'
import { useFieldErrors } from '#app/tool-forms/use-field-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { muhurtaIntroTexts } from './muhurta-intro-text.ts'
import type { MuhurtaPage } from './read-muhurta.ts'

const hours = () =>
  Object.entries(muhurtaIntroTexts[currentLanguage()].hoursOf).map(([value, label]) => ({ value, label }))
/** Errors about the order and the length of the dates are shown at the last date. */
const MENDED_BY = { from: ['to'] } as const

const padas = () => [
  { value: '', label: muhurtaIntroTexts[currentLanguage()].choose },
  ...['1', '2', '3', '4'].map((value) => ({ value, label: value })),
]

export function MuhurtaForm({ page }: { page: MuhurtaPage }) {
  const text = useTexts(muhurtaIntroTexts)
  const { here, place, typed, note, offers } = page
  const { errors, onInput } = useFieldErrors(page.errors, MENDED_BY)
  const focus = useFormFocus({ errors, onSubmit() {} })
  useUsualDates(focus.ref, typed)
  const { location } = useNavigation()
  const busy = location !== undefined && pathOf(location) === '/muhurta'
  return (
    <Form
      {...focus}
      method="get"
      action="/muhurta"
      className="card card-pad print:hidden"
      onInput={onInput}
      preventScrollReset
    >
      <div className="grid items-start gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">
        <SelectField label={text.purpose} name="purpose" options={offers.purposes} defaultValue={here.purpose} />
        <PlacePicker here label={text.place} initial={place} typed={typed.place} note={note} error={errors.place} />
        <InputField label={text.from} name="from" type="date" defaultValue={typed.from} error={errors.from} />
        <InputField
          label={text.to}
          name="to"
          type="date"
          defaultValue={typed.to}
          error={errors.to}
          hint={text.toHint}
        />
      </div>
      <fieldset className="mt-5 min-w-0">
        <legend className="text-14 font-semibold">
          {text.people} <span className="font-normal text-muted">({text.optional})</span>
        </legend>
        <p className="mt-1 mb-3 max-w-[66ch] text-14 text-muted">
          {text.peopleHint} <Link to="/kundli">{text.starLink}</Link>
        </p>
        <div className="grid items-start gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">
          {([1, 2] as const).map((n) => (
            <div key={n} className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3.5">
              <SelectField
                label={text.person(n)}
                name={`star${n}`}
                options={[{ value: '', label: text.nobody }, ...offers.stars]}
                defaultValue={typed.stars[n - 1] ?? ''}
                error={errors[`star${n}`]}
              />
              <SelectField
                label={text.pada}
                aria-label={text.padaOf(n)}
                name={`pada${n}`}
                options={padas()}
                defaultValue={typed.padas[n - 1] ?? ''}
                error={errors[`pada${n}`]}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">
        <SelectField label={text.hours} name="night" options={hours()} defaultValue={typed.night} />
        <SelectField
          label={text.preset}
          name="preset"
          options={offers.presets}
          defaultValue={here.rules.preset ?? ''}
        />
        <SelectField
          label={text.ayanamsa}
          name="ayanamsa"
          options={offers.ayanamsas}
          defaultValue={here.rules.ayanamsa ?? ''}
        />
      </div>
      {here.rules.sunrise ? <input type="hidden" name="sunrise" value={here.rules.sunrise} /> : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {text.submit}
        </Button>
        <PlaceCredit />
      </div>
    </Form>
  )
}

/** An empty date means the default, which the answer states. */
function useUsualDates(form: RefObject<HTMLFormElement>, typed: MuhurtaPage['typed']) {
  useEffect(() => {
    for (const name of ['from', 'to'] as const) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field && field.value === '' && field !== document.activeElement) field.value = typed[name]
    }
  }, [form, typed])
}
