// The platform's time zone, in which admins' pages show all times and count days.
import { useContext } from 'react'
import { PageZone } from '#app/language/page-zone.ts'
import { useTexts } from '#app/language/texts.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { namedZone } from '#app/screens/dashboard/time-zone/zone-names.ts'
import { platformZoneTexts } from './platform-zone-text.ts'

export function usePlatformZone(): string {
  const zone = useContext(PageZone)
  if (zone === undefined) throw new Error('Only pages of admins have the platform’s zone')
  return zone
}

/** At the head of each admin page. */
export function ZoneLine() {
  const text = useTexts(platformZoneTexts)
  return <p className="mb-3 text-small text-muted">{text.line(namedZone(usePlatformZone(), useLanguage()))}</p>
}
