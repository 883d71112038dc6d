// The fields of a saved birth, for its own page and for the dialog that shares one during a consultation.

import { genderNameTexts, relationNameTexts } from '#app/births/birth-text.ts'
import { ClockReadingField } from '#app/births/clock-reading-field.tsx'
import { DateField } from '#app/births/date-field.tsx'
import { TimeField } from '#app/births/time-field.tsx'
import { ZoneField } from '#app/births/zone-field.tsx'
import { useTexts } from '#app/language/texts.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { placeTexts } from '#app/places/place-text.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { birthsTexts } from './births-text.ts'
import type { ProfileErrors, ProfileValues } from './profile-values.ts'

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

type Props = {
  values: ProfileValues
  errors: ProfileErrors
  saved?: WireBirthProfile['place'] | undefined
  /** Called when a place was selected, which removes its error. */
  onPlace(): void
}

export function BirthFields({ values, errors, saved, onPlace }: Props) {
  const text = useTexts(birthsTexts)
  const relationNames = useTexts(relationNameTexts)
  const genderNames = useTexts(genderNameTexts)
  const placeText = useTexts(placeTexts)
  const untouched = saved && saved.name === values.place
  return (
    <>
      <InputField
        label={text.name}
        name="name"
        maxLength={80}
        autoComplete="off"
        defaultValue={values.name}
        error={errors.name}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={text.who}
          name="relation"
          options={options(relationNames)}
          defaultValue={values.relation || 'self'}
          error={errors.relation}
        />
        <SelectField
          label={text.gender}
          note={text.optional}
          name="gender"
          options={[{ value: '', label: text.noGender }, ...options(genderNames)]}
          defaultValue={values.gender}
        />
      </div>
      <DateField values={values} error={errors.date} birthday={false} />
      <TimeField values={values} error={errors.time} />
      <ClockReadingField value={values.reading} error={errors.reading} />
      <PlacePicker
        label={placeText.birthLabel}
        initial={untouched ? { ...saved, id: '', region: '', country: '', country_code: '' } : null}
        typed={values.place}
        error={errors.place}
        onChoose={onPlace}
      />
      <ZoneField error={errors.zone} value={values.zone} note={text.optional} />
    </>
  )
}
