// A date as day, month and year: faster to type for a birth than a date picker, and equal in every browser.

import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { inputClass, selectClass } from '#app/ui/form/field-class.ts'
import type { BirthValues, DatePart, PartsError } from './birth-values.ts'
import { fieldsTexts } from './fields-text.ts'
import { Part, PartsFieldset } from './parts-fieldset.tsx'

type Props = {
  error?: PartsError<DatePart> | undefined
  values?: BirthValues
  birthday?: boolean
  prefix?: string
}

export function DateField({ error, values = {}, birthday = true, prefix = '' }: Props) {
  const text = useTexts(fieldsTexts)
  const wiring = (part: DatePart) => ({
    name: prefix + part,
    autoComplete: birthday ? `bday-${part}` : 'off',
    'aria-invalid': error?.parts.includes(part) || undefined,
  })
  const digits = { className: cx(inputClass(), 'num'), inputMode: 'numeric' as const }
  return (
    <PartsFieldset legend={text.birthDate} error={error?.sentence}>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_5.25rem] items-start gap-2.5">
        <Part label={text.day}>
          {(id) => <input {...digits} {...wiring('day')} id={id} maxLength={2} defaultValue={values.day} />}
        </Part>
        <Part label={text.month}>
          {(id) => (
            <select {...wiring('month')} id={id} className={selectClass()} defaultValue={values.month ?? ''}>
              <option value="">{text.month}</option>
              {text.months.map((month, i) => (
                <option key={month} value={i + 1}>
                  {month}
                </option>
              ))}
            </select>
          )}
        </Part>
        <Part label={text.year}>
          {(id) => <input {...digits} {...wiring('year')} id={id} maxLength={4} defaultValue={values.year} />}
        </Part>
      </div>
    </PartsFieldset>
  )
}
