// A time zone out of all that the browser knows.
import { SelectField } from '#app/ui/select-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'
import { availabilityText as text } from './availability-text.ts'

export function ZoneSelect({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  // Four hundred options would make the page's HTML heavy.
  const all = useHydrated() ? Intl.supportedValuesOf('timeZone').map(zoneToday).sort() : []
  const zones = all.includes(zone) ? all : [zone, ...all]
  return (
    <SelectField
      className="mt-5 max-w-80"
      label={text.zone}
      hint={text.zoneHint}
      value={zone}
      options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
