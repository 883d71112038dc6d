// A phone number with its country. The field always holds the whole number: the code of the country is put before it, and
// a code that is typed chooses the country.

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Field } from '#app/ui/field.tsx'
import { inputClass, selectClass } from '#app/ui/field-class.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { accountTexts } from './account-text.ts'
import { callingCode, countries, inOtherCountry, regionOf, withCode } from './calling-codes.ts'

type Props = { name: string; defaultValue: string; error: string | undefined }

export function PhoneField({ name, defaultValue, error }: Props) {
  const text = useTexts(accountTexts).fields
  const input = useRef<HTMLInputElement>(null)
  const { region, choose, read } = useRegion(input, defaultValue)
  return (
    <Field label={text.phone} hint={text.phoneHint} error={error}>
      {(wiring) => (
        <div className="grid grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] gap-2.5 max-[420px]:grid-cols-1">
          <select
            className={selectClass()}
            aria-label={text.phoneCountry}
            autoComplete="tel-country-code"
            value={region}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{text.phoneCountry}</option>
            <Countries />
          </select>
          <input
            {...wiring}
            ref={input}
            className={inputClass()}
            name={name}
            type="tel"
            autoComplete="tel"
            defaultValue={defaultValue}
            onInput={({ currentTarget }) => read(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** Two hundred options would make the page's HTML heavy. */
function Countries() {
  if (!useHydrated()) return null
  return countries().map(({ region, label }) => (
    <option key={region} value={region}>
      {label}
    </option>
  ))
}

function useRegion(input: React.RefObject<HTMLInputElement>, first: string) {
  const [region, setRegion] = useState('')
  const chosen = useRef(region)
  chosen.current = region
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    setRegion(regionOf(input.current?.value || first) ?? regionOfBrowser())
  }, [])
  useEffect(() => {
    const field = input.current
    // The browser's own event: after the field was left, and before Enter sends the form.
    const complete = () => {
      if (field) field.value = withCode(field.value, chosen.current)
    }
    field?.addEventListener('change', complete)
    return () => field?.removeEventListener('change', complete)
  }, [input])
  return {
    region,
    choose(next: string) {
      if (input.current) input.current.value = inOtherCountry(input.current.value, region, next)
      setRegion(next)
    },
    read: (typed: string) => setRegion((known) => regionOf(typed, known) ?? known),
  }
}

function regionOfBrowser(): string {
  const region = new Intl.Locale(navigator.language).region ?? ''
  return callingCode(region) ? region : ''
}
