import { useTexts } from '#app/language/texts.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { zoneTexts } from './zone-text.ts'

type Props = { value: string | undefined; error?: string | undefined; note?: string; prefix?: string }

/** The time zone of the clock time, if it differs from the place's. */
export function ZoneField({ value, prefix = '', ...shown }: Props) {
  const text = useTexts(zoneTexts)
  return (
    <InputField
      {...shown}
      label={text.label}
      name={`${prefix}zone`}
      hint={text.hint}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
    />
  )
}
