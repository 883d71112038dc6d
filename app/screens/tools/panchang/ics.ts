// A calendar file (RFC 5545) of a day's windows, of one festival, or of a window of a muhurta search.
import { type CalendarMaker, productId } from '#workers/contract/calendar-lines.ts'
import { DAY } from '#workers/contract/durations.ts'
import type { PanchangData } from './view-types.ts'

type Entry = {
  name: string
  start: number | null
  end: number | null
  /** Stands in the UID instead of the name, where the name holds what may change. */
  id?: string
}
type Made = { now: number; platform: string; part?: CalendarMaker['part'] }

/** Instants as 20261121T065100Z. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Lines of at most 75 octets, folded with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = []
  let rest = line
  while (new TextEncoder().encode(rest).length > 74) {
    let cut = Math.min(60, rest.length - 1)
    while (new TextEncoder().encode(rest.slice(0, cut)).length > 70) cut -= 1
    parts.push(rest.slice(0, cut))
    rest = ` ${rest.slice(cut)}`
  }
  return [...parts, rest].join('\r\n')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** The file's text. An entry without instants stands for the whole day. */
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
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', productId({ platform, part }), ...events, 'END:VCALENDAR', '']
    .map(fold)
    .join('\r\n')
}
