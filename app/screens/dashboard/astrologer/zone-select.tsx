// A time zone out of all that the browser knows.
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useZoneOptions } from '../use-zone-options.ts'
import { availabilityTexts } from './availability-text.ts'

export function ZoneSelect({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  const text = useTexts(availabilityTexts)
  const options = useZoneOptions(zone)
  return (
    <SelectField
      className="mt-5 max-w-80"
      label={text.zone}
      hint={text.zoneHint}
      value={zone}
      options={options}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
