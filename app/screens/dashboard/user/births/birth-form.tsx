import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { GENDER_NAMES, RELATION_NAMES } from '#app/screens/tools/birth/birth-text.ts'
import { ClockReadingField } from '#app/screens/tools/birth/clock-reading-field.tsx'
import { DateField } from '#app/screens/tools/birth/date-field.tsx'
import { TimeField } from '#app/screens/tools/birth/time-field.tsx'
import { useMendedErrors } from '#app/screens/tools/birth/use-mended-errors.ts'
import { ZoneField } from '#app/screens/tools/birth/zone-field.tsx'
import { PlaceCredit, PlacePicker } from '#app/screens/tools/places/place-picker.tsx'
import { placeText } from '#app/screens/tools/places/place-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { birthsText as text } from './births-text.ts'
import type { ProfileErrors, ProfileValues } from './profile-values.ts'

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

type Props = { values: ProfileValues; errors: ProfileErrors; saved?: WireBirthProfile['place'] }

export function BirthProfileForm({ values, errors: found, saved }: Props) {
  const { errors, mend, onInput } = useMendedErrors(found)
  const untouched = saved && saved.name === values.place
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])
  return (
    <Card pad className="max-w-160">
      {errors.whole ? <Callout tone="danger">{errors.whole}</Callout> : null}
      <Form method="post" ref={form} className="space-y-4" onInput={onInput} noValidate>
        <InputField
          label={text.name}
          name="name"
          maxLength={80}
          autoComplete="off"
          defaultValue={values.name}
          error={errors.name}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-4">
          <SelectField
            label={text.who}
            name="relation"
            options={options(RELATION_NAMES)}
            defaultValue={values.relation || 'self'}
            error={errors.relation}
          />
          <SelectField
            label={text.gender}
            note={text.optional}
            name="gender"
            options={[{ value: '', label: text.noGender }, ...options(GENDER_NAMES)]}
            defaultValue={values.gender}
          />
        </div>
        <DateField values={values} error={errors.date} />
        <TimeField values={values} error={errors.time} />
        <ClockReadingField value={values.reading} error={errors.reading} />
        <PlacePicker
          label={placeText.birthLabel}
          initial={untouched ? { ...saved, id: '', region: '', country: '', country_code: '' } : null}
          typed={values.place}
          error={errors.place}
          onChoose={() => mend('place')}
        />
        <ZoneField error={errors.zone} value={values.zone} note={text.optional} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" plainForm loading={busy}>
            {text.save}
          </Button>
          <ButtonLink to="/dashboard/user/births" variant="quiet">
            {text.cancel}
          </ButtonLink>
        </div>
        <PlaceCredit />
      </Form>
    </Card>
  )
}
