import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { clockReadingTexts } from './clock-reading-text.ts'

type Props = { value: string | undefined; error?: string | undefined }

/** Only where the clock showed the time twice. */
export function ClockReadingField({ value, error }: Props) {
  const text = useTexts(clockReadingTexts)
  if (!value && error === undefined) return null
  return <SelectField label={text.label} name="reading" options={text.options} defaultValue={value} error={error} />
}
