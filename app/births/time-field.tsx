import { useEffect, useId, useRef, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { inputClass, selectClass } from '#app/ui/form/field-class.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { type BirthValues, type PartsError, TIME_PARTS, type TimePart } from './birth-values.ts'
import { CERTAINTIES, UNKNOWN } from './certainties.ts'
import { fieldsTexts } from './fields-text.ts'
import { Part, PartsFieldset } from './parts-fieldset.tsx'

/** The standard options, and the value of a link or an account. */
function certaintyOptions(given: string) {
  const text = fieldsTexts[currentLanguage()]
  const minutes = new Set<number>([...CERTAINTIES, ...(/^\d+$/.test(given) ? [Number(given)] : [])])
  return [
    ...[...minutes].sort((a, b) => a - b).map((each) => ({ value: String(each), label: text.certainty(each) })),
    { value: UNKNOWN, label: text.unknown },
  ]
}

type Props = { error?: PartsError<TimePart> | undefined; values?: BirthValues; prefix?: string }

/**
 * The clock time and its uncertainty. Without JavaScript both are submitted, and an unknown time overrides the clock
 * time.
 */
export function TimeField({ error, values = {}, prefix = '' }: Props) {
  const text = useTexts(fieldsTexts)
  const [certainty, setCertainty] = useState(values.certainty || '0')
  const select = useRef<HTMLSelectElement>(null)
  const unknown = certainty === UNKNOWN
  // Reads a choice that was made before hydration, which a controlled field would reset.
  useEffect(() => {
    if (select.current) setCertainty(select.current.value)
  }, [])
  const certaintyId = useId()
  return (
    <>
      <PartsFieldset legend={text.birthTime} error={error?.sentence} hint={unknown ? text.noon : text.known}>
        <div className="grid max-w-110 grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.9fr)] items-start gap-2.5 has-disabled:opacity-55 max-[420px]:grid-cols-3">
          {TIME_PARTS.map((name) => (
            <Part key={name} label={text[name]}>
              {(id) => (
                <input
                  id={id}
                  name={prefix + name}
                  className={cx(inputClass(), 'num')}
                  inputMode="numeric"
                  maxLength={2}
                  autoComplete="off"
                  aria-invalid={error?.parts.includes(name) || undefined}
                  disabled={unknown}
                  defaultValue={values[name]}
                />
              )}
            </Part>
          ))}
          <Part label={text.clock} className="max-[420px]:col-span-full">
            {(id) => (
              <select
                id={id}
                name={`${prefix}half`}
                className={selectClass()}
                autoComplete="off"
                disabled={unknown}
                defaultValue={values.half || '24'}
              >
                <option value="24">{text.clocks[24]}</option>
                <option value="am">{text.clocks.am}</option>
                <option value="pm">{text.clocks.pm}</option>
              </select>
            )}
          </Part>
        </div>
      </PartsFieldset>
      <SelectField
        id={certaintyId}
        label={text.sure}
        name={`${prefix}certainty`}
        options={certaintyOptions(values.certainty ?? '')}
        inputRef={select}
        defaultValue={values.certainty || '0'}
        onChange={({ currentTarget }) => setCertainty(currentTarget.value)}
      />
    </>
  )
}
