import { SelectField } from '#app/ui/select-field.tsx'

const text = {
  label: 'Which reading of the clock?',
  options: [
    { value: '', label: 'Please choose' },
    { value: 'earlier', label: 'The earlier moment' },
    { value: 'later', label: 'The later moment' },
  ],
}

type Props = { value: string | undefined; error?: string | undefined }

/** Only where the clock showed the time twice. */
export function ClockReadingField({ value, error }: Props) {
  if (!value && !error) return null
  return <SelectField label={text.label} name="reading" options={text.options} defaultValue={value} error={error} />
}
