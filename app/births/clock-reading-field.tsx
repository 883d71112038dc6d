import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { clockReadingTexts } from './clock-reading-text.ts'

type Props = { value: string | undefined; error?: string | undefined }

/** The choice between the two instants of a clock time that came twice. Once it is shown the field stays, so that its choice is kept. */
export function ClockReadingField({ value, error }: Props) {
  const text = useTexts(clockReadingTexts)
  const needed = Boolean(value) || error !== undefined
  const [shown, setShown] = useState(needed)
  if (needed && !shown) setShown(true)
  if (!needed && !shown) return null
  return <SelectField label={text.label} name="reading" options={text.options} defaultValue={value} error={error} />
}
