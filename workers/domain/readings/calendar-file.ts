// The days to remember of a reading, for the client's calendar: each a whole day, wherever the client is.
import { calendarText, escaped, stamp } from '#workers/contract/content/calendar-lines.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Reading } from './reading.repo.ts'

type Deps = { find(): Promise<Reading>; now: () => number; platformName(language: Language): Promise<string> }

/** `only`: the number of one day, from 0; null for all. Throws not_found where there is none. */
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
          // By what the day is: its place in the list changes when the astrologer removes another one.
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
