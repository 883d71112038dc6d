// A booking as a calendar file (RFC 5545).

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { calendarText, escaped, stamp } from '#workers/contract/content/calendar-lines.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { type Language, pathIn } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { findBookedParties } from '#workers/domain/reports/index.ts'
import { findBooking } from './booking.repo.ts'
import { bookingMailTexts } from './booking-mail-text.ts'

export type CalendarDeps = {
  db: Db
  now: () => number
  origin: string
  platformName(language: Language): Promise<string>
}

/** For the two sides. Throws not_found. */
export async function calendarFile(
  { db, now, origin, platformName }: CalendarDeps,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<string> {
  const found = await findBooking(db, id)
  const mine = found?.userId === viewer.userId || found?.astrologerId === viewer.userId
  const parties = found && mine ? await findBookedParties(db, found) : null
  if (!found || !parties) throw new AppError('not_found')
  const other = found.userId === viewer.userId ? parties.astrologer : parties.user
  return calendarText({ platform: await platformName(language), part: 'Bookings' }, [
    'BEGIN:VEVENT',
    `UID:${found.id}@drishti`,
    `DTSTAMP:${stamp(now())}`,
    `DTSTART:${stamp(found.fromAt)}`,
    `DTEND:${stamp(found.toAt)}`,
    `SUMMARY:${escaped(bookingMailTexts[language].session(isolatedName(other.name)))}`,
    `URL:${origin}${pathIn(language, `/astrologer/${found.astrologerId}`)}`,
    `STATUS:${found.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ])
}
