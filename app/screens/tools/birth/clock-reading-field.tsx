import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { clockReadingTexts } from './clock-reading-text.ts'

type Props = { value: string | undefined; error?: string | undefined }

/** Only where the clock showed the time twice; once shown it stays, with what was chosen. */
export function ClockReadingField({ value, error }: Props) {
  const text = useTexts(clockReadingTexts)
  const needed = Boolean(value) || error !== undefined
  const [shown, setShown] = useState(needed)
  if (needed && !shown) setShown(true)
  if (!needed && !shown) return null
  return <SelectField label={text.label} name="reading" options={text.options} defaultValue={value} error={error} />
}
