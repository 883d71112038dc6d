// A booking as a calendar file (RFC 5545).
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { findBookedParties } from '#workers/domain/reports/index.ts'
import { findBooking } from './booking.repo.ts'

/** For its two sides. Throws not_found. */
export async function calendarFile(
  { db, now, origin }: { db: Db; now: () => number; origin: string },
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<string> {
  const found = await findBooking(db, id)
  const mine = found?.userId === viewer.userId || found?.astrologerId === viewer.userId
  const parties = found && mine ? await findBookedParties(db, found) : null
  if (!found || !parties) throw new AppError('not_found')
  const other = found.userId === viewer.userId ? parties.astrologer : parties.user
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Drishti//Bookings//EN', 'BEGIN:VEVENT'],
    `UID:${found.id}@drishti`,
    `DTSTAMP:${stamp(now())}`,
    `DTSTART:${stamp(found.fromAt)}`,
    `DTEND:${stamp(found.toAt)}`,
    `SUMMARY:${escaped(`Session with ${other.name}`)}`,
    `URL:${origin}/astrologer/${found.astrologerId}`,
    `STATUS:${found.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
  return lines.map(fold).join('\r\n')
}

/** Instants as 20261121T065100Z. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Lines of at most 75 octets, folded with a space (RFC 5545, 3.1); a letter has four at most. */
function fold(line: string): string {
  const letters = [...line]
  const parts: string[] = []
  while (letters.length > 0) parts.push(letters.splice(0, 18).join(''))
  return new TextEncoder().encode(line).length <= 75 ? line : parts.join('\r\n ')
}
