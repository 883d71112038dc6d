// The dates of a reading as a calendar file for the client: all-day events, independent of the zone.
import { calendarText, escaped, stamp } from '#workers/contract/content/calendar-lines.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Reading } from './reading.repo.ts'

type Deps = { find(): Promise<Reading>; now: () => number; platformName(language: Language): Promise<string> }

/** `only`: the index of one date, from 0; null for all. Throws not_found without one. */
export async function calendarFile(
  { find, now, platformName }: Deps,
  { only, language }: { only: number | null; language: Language },
): Promise<string> {
  const { consultationId, dates } = await find()
  const ids = await Promise.all(dates.map((each) => nameOf(`${each.date} ${each.text}`)))
  const events = dates.flatMap(({ date, text }, n) =>
    only === null || only === n
      ? [
          'BEGIN:VEVENT',
          // Identified by content, because the index changes when the astrologer removes another date.
          `UID:${consultationId}-${ids[n]}@drishti`,
          `DTSTAMP:${stamp(now())}`,
          `DTSTART;VALUE=DATE:${plain(date)}`,
          `DTEND;VALUE=DATE:${plain(new Date(Date.parse(date) + DAY).toISOString().slice(0, 10))}`,
          `SUMMARY:${escaped(text)}`,
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ]
      : [],
  )
  if (events.length === 0) throw new AppError('not_found')
  return calendarText({ platform: await platformName(language), part: 'Readings' }, events)
}

const plain = (date: string) => date.replaceAll('-', '')

async function nameOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64Url(new Uint8Array(digest).slice(0, 12))
}
