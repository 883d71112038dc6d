// A time zone from all that the browser supports, with a search.
import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/form/field.tsx'
import { inputClass } from '#app/ui/form/field-class.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { allZones, matchingZones } from './time-zones.ts'
import { zoneFieldTexts } from './zone-field-text.ts'
import { zoneLabel } from './zone-names.ts'

type Props = {
  label: string
  hint: string
  error?: string | undefined
  className?: string
  name?: string
  /** The initial zone. */
  zone: string
  onChange?(zone: string): void
}

export function ZoneField(props: Props) {
  const { label, hint, error, className, name, zone } = props
  if (useHydrated()) return <ZoneCombobox {...props} />
  // Only one option, because four hundred would make the HTML large.
  const options = [{ value: zone, label: zoneLabel(zone) }]
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      className={className}
      name={name}
      options={options}
      defaultValue={zone}
    />
  )
}

function ZoneCombobox({ label, hint, error, className, name, zone, onChange }: Props) {
  const text = useTexts(zoneFieldTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [zones] = useState(() => allZones(zone))
  const matches = matchingZones(zones, { typed, language: currentLanguage() })
  function choose(next: string | null) {
    if (next === null) return
    setChosen(next)
    onChange?.(next)
  }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <Combobox
          {...(name ? { name } : {})}
          value={chosen ?? zone}
          onChange={choose}
          onClose={() => setTyped('')}
          virtual={{ options: [...matches] }}
        >
          <div className="relative">
            <ComboboxInput
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              className={cx(inputClass(), 'select-arrow pr-10')}
              displayValue={zoneLabel}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <ComboboxButton className="absolute inset-y-0 right-0 w-11" aria-label={text.all} />
          </div>
          <ComboboxOptions
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            className={cx(
              'z-40 w-(--input-width) p-1.5 shadow-raised [--anchor-max-height:18rem] card',
              matches.length === 0 && 'hidden',
            )}
          >
            {({ option }: { option: string }) => (
              <ComboboxOption
                value={option}
                className="flex min-h-10 w-full cursor-pointer items-center rounded-control px-3 text-14 data-focus:bg-hover data-selected:font-semibold"
              >
                {zoneLabel(option)}
              </ComboboxOption>
            )}
          </ComboboxOptions>
          {matches.length === 0 ? (
            <p className="mt-1.5 text-14 text-muted" role="status">
              {text.none(typed)}
            </p>
          ) : null}
        </Combobox>
      )}
    </Field>
  )
}
