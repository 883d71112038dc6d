// A calendar file of instants of a chart, each with its words.
import { calendarText, escaped, stamp } from '#workers/contract/content/calendar-lines.ts'
import type { Entry } from './transit-entries.ts'

/** Each entry takes an instant. */
export function transitsFile(entries: readonly Entry[], { now, platform }: { now: number; platform: string }): string {
  const events = entries.flatMap(({ at, words }, i) => [
    'BEGIN:VEVENT',
    `UID:${stamp(at)}-${i}-${plain(words)}@drishti`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(words)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return calendarText({ platform, part: 'Transits' }, events)
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
