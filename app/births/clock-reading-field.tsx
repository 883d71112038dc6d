import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { clockReadingTexts } from './clock-reading-text.ts'

type Props = { value: string | undefined; error?: string | undefined }

/**
 * The choice between two instants for a clock time that occurred twice. The field stays mounted so that the choice is
 * not lost.
 */
export function ClockReadingField({ value, error }: Props) {
  const text = useTexts(clockReadingTexts)
  const needed = Boolean(value) || error !== undefined
  const [shown, setShown] = useState(needed)
  if (needed && !shown) setShown(true)
  if (!needed && !shown) return null
  return <SelectField label={text.label} name="reading" options={text.options} defaultValue={value} error={error} />
}
