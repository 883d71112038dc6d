import type { SelectOption } from '#app/ui/select-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'

/** All zones that the browser knows, and `zone`. */
export function useZoneOptions(zone: string): SelectOption[] {
  // Four hundred options would make the page's HTML heavy.
  const all = useHydrated() ? Intl.supportedValuesOf('timeZone').map(zoneToday).sort() : []
  const zones = all.includes(zone) ? all : [zone, ...all]
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
