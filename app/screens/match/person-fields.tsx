// One person of the form: by birth or by nakshatra. Only CSS shows the selected one, so that it works without JavaScript.

import { NAKSHATRA_NAMES } from 'drishti-jyotish/words/nakshatras.ts'
import { DateField } from '#app/births/date-field.tsx'
import { TimeField } from '#app/births/time-field.tsx'
import { useMendedErrors } from '#app/births/use-mended-errors.ts'
import { ZoneField } from '#app/births/zone-field.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { Radio } from '#app/ui/form/checkbox.tsx'
import { fieldLabel } from '#app/ui/form/field-class.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { Place } from '#workers/contract/places/place.ts'
import { matchIntroTexts } from './match-intro-text.ts'
import { fieldOf, type SideKey, type SideValues } from './pair-values.ts'
import type { PersonErrors } from './person-form.ts'

type Props = { side: SideKey; values: SideValues; place: Place | null; errors: PersonErrors }

const optionsOf = (labels: readonly string[]) => [
  { value: '', label: matchIntroTexts[currentLanguage()].choose },
  ...labels.map((label, i) => ({ value: String(i + 1), label })),
]

export function PersonFields({ side, values, place, errors: found }: Props) {
  const text = useTexts(matchIntroTexts)
  const field = (name: string) => fieldOf(side, name)
  const prefix = field('')
  const { errors, mend, onInput } = useMendedErrors(found, prefix)
  const byStar = values.by === 'star'
  return (
    <div className="space-y-4" onInput={onInput}>
      <InputField
        label={text.name}
        name={field('name')}
        hint={text.nameHint}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="off"
        maxLength={80}
      />
      <fieldset className="min-w-0">
        <legend className={fieldLabel}>{text.by}</legend>
        <div className="flex flex-wrap items-center gap-x-5.5 gap-y-1">
          <Radio name={field('by')} value="birth" label={text.byBirth} defaultChecked={!byStar} />
          <Radio name={field('by')} value="star" label={text.byStar} defaultChecked={byStar} />
        </div>
      </fieldset>
      <div className='mb-0 space-y-4 in-[fieldset:has([value="star"]:checked)]:hidden'>
        <input type="hidden" name={field('reading')} value={values.reading ?? 'earlier'} />
        <DateField error={errors.date} values={values} prefix={prefix} birthday={false} />
        <TimeField error={errors.time} values={values} prefix={prefix} />
        <PlacePicker
          name={field('place')}
          label={text.place}
          error={errors.place}
          initial={place}
          typed={values.place ?? ''}
          onChoose={() => mend('place')}
        />
        {/* Of a prefilled birth: the zone can be removed, and the sex is a hidden field. */}
        {values.zone || errors.zone !== undefined ? (
          <ZoneField error={errors.zone} value={values.zone} prefix={prefix} />
        ) : null}
        {values.sex ? <input type="hidden" name={field('sex')} value={values.sex} /> : null}
      </div>
      <StarFields field={field} values={values} errors={errors} />
    </div>
  )
}

type StarProps = { field(name: string): string; values: SideValues; errors: PersonErrors }

function StarFields({ field, values, errors }: StarProps) {
  const text = useTexts(matchIntroTexts)
  const nakshatraNames = useTexts(NAKSHATRA_NAMES)
  return (
    <div className='in-[fieldset:not(:has([value="star"]:checked))]:hidden'>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3.5">
        <SelectField
          label={text.nakshatra}
          name={field('nakshatra')}
          error={errors.nakshatra}
          options={optionsOf(nakshatraNames.map((label, i) => `${i + 1}. ${label}`))}
          defaultValue={values.nakshatra ?? ''}
        />
        <SelectField
          label={text.pada}
          name={field('pada')}
          error={errors.pada}
          options={optionsOf(['1', '2', '3', '4'])}
          defaultValue={values.pada ?? ''}
        />
      </div>
      <p className="mt-2 text-14 leading-[1.45] text-muted">{text.starHint}</p>
    </div>
  )
}
