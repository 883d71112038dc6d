// Messages about bookings: push and mail to one side or both, with a link to the calendar file. Best effort.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Mail, Mailer } from '#workers/contract/ports.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { byLanguage, type Language, pathIn } from '#workers/contract/text/language.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { type BookedParty, findBookedParties } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import { bookingMailTexts, type News } from './booking-mail-text.ts'

type Booked = { id: string; userId: string; astrologerId: string; fromAt: number; toAt: number }
export type Announce = (news: { what: News; booking: Booked; to: readonly Side[] }) => Promise<void>

export type NotifyDeps = {
  db: Db
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  push(userId: string, notice: Notice, ttlSeconds: number): Promise<number>
}

/** A calendar entry is no longer useful. */
const WITHOUT_FILE: readonly News[] = ['cancelled', 'client_missed', 'astrologer_missed']

/** Sends a message about a booking to these sides. A failed message must not prevent the others. */
export async function announceBooking(
  { db, mail, origin, push }: NotifyDeps,
  news: Parameters<Announce>[0],
): Promise<void> {
  const { what, booking, to } = news
  const parties = await findBookedParties(db, booking)
  if (!parties) return
  const sent = to.flatMap((side) => {
    const [me, other] = side === 'user' ? [parties.user, parties.astrologer] : [parties.astrologer, parties.user]
    const words = byLanguage((language) =>
      bookingMailTexts[language].news[what][side]({
        name: isolatedName(other.name),
        when: whenOf(booking, me, language),
      }),
    )
    const path = side === 'user' && what === 'soon' ? `/astrologer/${booking.astrologerId}#start` : pathOf(side)
    const notice = { type: `booking-${what}`, words, tag: `booking:${booking.id}`, otherId: other.id, url: path }
    return [
      { event: 'push.failed' as const, sending: push(me.id, notice, HOUR / 1000) },
      { event: 'mail.failed' as const, sending: mail.send(mailOf({ me, words, path, id: booking.id, what }, origin)) },
    ]
  })
  await Promise.all(sent.map(({ event, sending }) => sending.catch((error: unknown) => logFailure({ event }, error))))
}

type Told = { me: BookedParty; words: Notice['words']; path: string; id: string; what: News }

function mailOf({ me, words, path, id, what }: Told, origin: string): Mail {
  const language = me.language ?? 'en'
  const at = (place: string) => origin + pathIn(language, place)
  const { title: subject, body: text } = words[language]
  const { calendar, bookings, profile } = bookingMailTexts[language]
  const page = { label: path.startsWith('/astrologer/') ? profile : bookings, url: at(path) }
  const file = { label: calendar, url: at(`/bookings/${id}/calendar.ics`) }
  const links = WITHOUT_FILE.includes(what) ? [page] : [page, file]
  return { to: me.email, language, occasion: 'bookings', subject, text, links }
}

function pathOf(side: Side): string {
  return `/dashboard/${side}/bookings`
}

/** Day, time and zone, in the zone of the reader's account. */
function whenOf({ fromAt }: Booked, { timeZone }: BookedParty, language: Language): string {
  const zone = timeZone ?? 'UTC'
  return `${bookingMailTexts[language].when(fromAt, zone)} (${zone.replaceAll('_', ' ')})`
}
