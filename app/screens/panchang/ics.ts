// A calendar file (RFC 5545) of a day's windows, of one festival, or of a window of a muhurta search.
import { type CalendarMaker, calendarText, escaped, stamp } from '#workers/contract/content/calendar-lines.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { PanchangData } from './data/view-types.ts'

type Entry = {
  name: string
  start: number | null
  end: number | null
  /** Used in the UID instead of the name if the name may change. */
  id?: string
}
type Made = { now: number; platform: string; part?: CalendarMaker['part'] }

/** The file's text. An entry without instants is for the whole day. */
export function icsText(
  { date, place }: Pick<PanchangData, 'date' | 'place'>,
  entries: readonly Entry[],
  { now, platform, part = 'Panchang' }: Made,
): string {
  const plain = date.replaceAll('-', '')
  const after = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10).replaceAll('-', '')
  const events = entries.flatMap(({ name, start, end, id = name }, n) => [
    'BEGIN:VEVENT',
    `UID:${plain}-${n}-${place.id}-${id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@drishti`,
    `DTSTAMP:${stamp(now)}`,
    start === null || end === null ? `DTSTART;VALUE=DATE:${plain}` : `DTSTART:${stamp(start)}`,
    start === null || end === null ? `DTEND;VALUE=DATE:${after}` : `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(place.label)}`,
    'END:VEVENT',
  ])
  return calendarText({ platform, part }, events)
}
