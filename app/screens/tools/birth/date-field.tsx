// A date as day, month and year: quicker to type for a birth than any calendar, and alike in every browser.

import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { inputClass, selectClass } from '#app/ui/field-class.ts'
import type { BirthValues } from './birth-values.ts'
import { fieldsTexts } from './fields-text.ts'
import { Part, PartsFieldset } from './parts-fieldset.tsx'

type Props = {
  legend?: string
  hint?: ReactNode
  error?: ReactNode
  values?: BirthValues
  birthday?: boolean
  prefix?: string
}

export function DateField({ legend: ownLegend, hint, error, values = {}, birthday = true, prefix = '' }: Props) {
  const text = useTexts(fieldsTexts)
  const legend = ownLegend ?? text.birthDate
  const complete = (part: string) => (birthday ? `bday-${part}` : 'off')
  return (
    <PartsFieldset legend={legend} hint={hint} error={error}>
      {({ describedBy, invalid }) => {
        const wiring = { 'aria-describedby': describedBy, 'aria-invalid': invalid }
        const digits = { ...wiring, className: cx(inputClass(), 'num'), inputMode: 'numeric' as const }
        return (
          <div className="grid grid-cols-[4rem_minmax(0,1fr)_5.25rem] items-start gap-2.5">
            <Part label={text.day}>
              {(id) => (
                <input
                  {...digits}
                  id={id}
                  name={`${prefix}day`}
                  maxLength={2}
                  autoComplete={complete('day')}
                  defaultValue={values.day}
                />
              )}
            </Part>
            <Part label={text.month}>
              {(id) => (
                <select
                  {...wiring}
                  id={id}
                  name={`${prefix}month`}
                  className={selectClass()}
                  autoComplete={complete('month')}
                  defaultValue={values.month ?? ''}
                >
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
              {(id) => (
                <input
                  {...digits}
                  id={id}
                  name={`${prefix}year`}
                  maxLength={4}
                  autoComplete={complete('year')}
                  defaultValue={values.year}
                />
              )}
            </Part>
          </div>
        )
      }}
    </PartsFieldset>
  )
}
