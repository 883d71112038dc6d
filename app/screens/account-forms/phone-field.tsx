// A phone number: after hydration a list of countries beside the rest of the number, without JavaScript one field for
// the whole number.

import { type FormEvent, useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Field } from '#app/ui/form/field.tsx'
import { inputClass, selectClass } from '#app/ui/form/field-class.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { formatNational } from '#app/ui/phone-number.ts'
import { accountTexts } from './account-text.ts'
import { callingCode, countries } from './calling-codes.ts'
import { splitPhone, wholePhone } from './phone-parts.ts'

type Props = {
  name: string
  /** The whole number, or the part after the code of `country`. */
  defaultValue: string
  /** The initial country; the list's name is the field's with the suffix `_country`. */
  country: string
  error: string | undefined
  label?: string
  autoFocus?: boolean
}

export function PhoneField({ name, defaultValue, country, error, label, autoFocus }: Props) {
  const text = useTexts(accountTexts).fields
  const { list, input, hydrated, read } = useParts(country)
  return (
    <Field
      className="@container"
      label={label ?? text.phone}
      hint={hydrated ? text.phoneHint : text.wholePhoneHint}
      error={error}
    >
      {(wiring) => (
        <div className="grid gap-2.5 @min-[21rem]:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] noscript:block">
          <select
            ref={list}
            className={`${selectClass()} noscript:hidden`}
            name={`${name}_country`}
            aria-label={text.phoneCountry}
            autoComplete="tel-country-code"
            disabled={!hydrated}
          >
            <option value="">{text.phoneCountry}</option>
            {/* Rendered after hydration, because two hundred options would make the HTML large. */}
            {hydrated ? <Countries /> : null}
          </select>
          <input
            {...wiring}
            ref={input}
            className={inputClass()}
            name={name}
            type="tel"
            autoComplete={hydrated ? 'tel-national' : 'tel'}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
            autoFocus={autoFocus}
            defaultValue={country === '' ? defaultValue : wholePhone({ phone: defaultValue, phone_country: country })}
            onInput={read}
          />
        </div>
      )}
    </Field>
  )
}

/** A verified number, which can be replaced in the card for phone calls. */
export function VerifiedPhoneField({ name, phone, error }: Pick<Props, 'name' | 'error'> & { phone: string }) {
  const text = useTexts(accountTexts).fields
  return (
    <>
      <input type="hidden" name={name} value={phone} />
      <InputField label={text.phone} hint={text.phoneVerified} value={formatNational(phone)} error={error} readOnly />
    </>
  )
}

function Countries() {
  return countries().map(({ region, label }) => (
    <option key={region} value={region}>
      {label}
    </option>
  ))
}

function useParts(country: string) {
  const list = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has its countries
  useEffect(() => {
    if (!hydrated || !list.current || !input.current) return
    const { value } = input.current
    const parts = splitPhone(value, country)
    list.current.value = parts?.region ?? (country || regionOfBrowser())
    if (!parts) return
    const national = formatNational(value)
    input.current.value = national.startsWith('+') ? (splitPhone(national, country)?.rest ?? parts.rest) : national
  }, [hydrated])
  const read = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const parts = list.current && hydrated ? splitPhone(currentTarget.value, list.current.value) : null
    if (!parts || !list.current) return
    list.current.value = parts.region
    currentTarget.value = parts.rest
  }
  return { list, input, hydrated, read }
}

function regionOfBrowser(): string {
  const region = new Intl.Locale(navigator.language).region ?? ''
  return callingCode(region) ? region : ''
}
