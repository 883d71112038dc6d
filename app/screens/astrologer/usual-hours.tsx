// The weekly hours of an astrologer, in the reader's zone.

import { weekdayTexts } from '#app/format/format-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import type { AstrologerAnswer } from '#workers/contract/astrologers/astrologers.ts'
import { type Stretch, shifted } from '#workers/contract/astrologers/weekly-hours.ts'
import { offsetAt, zoneToday } from '#workers/contract/time/wall-clock.ts'
import { hoursText } from './hours-text.ts'

export function UsualHours({ astrologer }: { astrologer: Pick<AstrologerAnswer, 'hours' | 'time_zone'> }) {
  const text = useTexts(directoryTexts)
  const weekdays = useTexts(weekdayTexts)
  const { hours, time_zone: zone } = astrologer
  // The server has only the astrologer's zone.
  const here = useHydrated() ? zoneOfBrowser() : null
  if (hours.length === 0 || zone === null) return null
  const shown = here === null ? hours : shifted(hours, minutesBetween(zone, here))
  return (
    <section className="tool-section" aria-labelledby="hours">
      <h2 className="heading-sm" id="hours">
        {text.hours}
      </h2>
      <dl className="grid max-w-120 gap-1.5 num">
        {weekdays.map((name, weekday) => (
          <Day key={name} name={name} stretches={shown.filter((each) => each.weekday === weekday)} />
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">
        {here === null ? text.hoursOwnZone(nameOf(zone)) : text.hoursZone(nameOf(here))}
      </p>
    </section>
  )
}

function Day({ name, stretches }: { name: string; stretches: readonly Stretch[] }) {
  const text = useTexts(directoryTexts)
  const locale = useLocale()
  if (stretches.length === 0) return null
  return (
    <div className="grid grid-cols-[120px_1fr] gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{stretches.map((stretch) => hoursText(stretch, { allDay: text.allDay, locale })).join(', ')}</dd>
    </div>
  )
}

function minutesBetween(zone: string, here: string): number {
  const now = Date.now()
  return Math.round((offsetAt(now, here) - offsetAt(now, zone)) / 60_000)
}

function nameOf(zone: string): string {
  return zoneToday(zone).replaceAll('_', ' ')
}
