// Messages about bookings: push and mail to one side or both, with a link to the calendar file. Best effort.
import type { Outcome } from '#workers/contract/bookings.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import { HOUR } from '#workers/contract/durations.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { type BookedParty, findBookedParties } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'

type Booked = { id: string; userId: string; astrologerId: string; fromAt: number; toAt: number }
export type News = 'booked' | 'cancelled' | 'tomorrow' | 'soon' | Exclude<Outcome, 'held' | 'not_held'>
export type Announce = (news: { what: News; booking: Booked; to: readonly Side[] }) => Promise<void>

export type NotifyDeps = {
  db: Db
  mail: Mailer
  /** The address that links begin with, without a slash at the end. */
  origin: string
  push(userId: string, notice: Notice, ttlSeconds: number): Promise<number>
}

type Words = { title: string; body: string }

/** `when` is on the reader's clock; `name` is the other side's. */
export function wordsOf(what: News, { side, name, when }: { side: Side; name: string; when: string }): Words {
  const client = side === 'user'
  switch (what) {
    case 'booked':
      return { title: `${name} has booked a time`, body: `${when}. Be online then; ${name} asks you.` }
    case 'cancelled':
      return { title: `${name} has cancelled`, body: `The time on ${when} is free again.` }
    case 'tomorrow':
      return {
        title: `Tomorrow with ${name}`,
        body: `${when}. ${client ? 'Nothing is held before the session.' : 'Be online then.'}`,
      }
    case 'soon':
      return {
        title: `In 10 minutes with ${name}`,
        body: client ? `${when}. Open the profile to begin.` : `${when}. Be online, so that ${name} can ask you.`,
      }
    case 'client_missed':
      return client
        ? { title: `You missed your time with ${name}`, body: `${when}. It is counted on your account.` }
        : { title: `${name} did not come`, body: `The time on ${when} is counted as missed by the client.` }
    case 'astrologer_missed':
      return client
        ? {
            title: `${name} was not there`,
            body: `The time on ${when} is counted as missed by the astrologer. We are sorry.`,
          }
        : { title: `You missed your time with ${name}`, body: `${when}. It is counted on your account.` }
  }
}

/** Sends a message of a booking to these sides. A message that fails keeps none of the others. */
export async function announceBooking(
  { db, mail, origin, push }: NotifyDeps,
  news: Parameters<Announce>[0],
): Promise<void> {
  const { what, booking, to } = news
  const parties = await findBookedParties(db, booking)
  if (!parties) return
  const sent = to.flatMap((side) => {
    const [me, other] = side === 'user' ? [parties.user, parties.astrologer] : [parties.astrologer, parties.user]
    const { title, body } = wordsOf(what, { side, name: other.name, when: whenOf(booking, me) })
    const path = side === 'user' && what === 'soon' ? `/astrologer/${booking.astrologerId}#start` : pathOf(side)
    const file = ['cancelled', 'client_missed', 'astrologer_missed'].includes(what)
      ? ''
      : `\n\nFor your calendar: ${origin}/bookings/${booking.id}/calendar.ics`
    const text = `${body}\n\n${origin}${path}${file}`
    const notice = { type: `booking-${what}`, title, body, tag: `booking:${booking.id}`, otherId: other.id, url: path }
    return [
      { event: 'push.failed' as const, sending: push(me.id, notice, HOUR / 1000) },
      { event: 'mail.failed' as const, sending: mail.send({ to: me.email, subject: title, text }) },
    ]
  })
  await Promise.all(sent.map(({ event, sending }) => sending.catch((error: unknown) => logFailure({ event }, error))))
}

function pathOf(side: Side): string {
  return `/dashboard/${side}/bookings`
}

/** Day, time and zone, on the clock of the reader's account. */
function whenOf({ fromAt }: Booked, { timeZone }: BookedParty): string {
  const zone = timeZone ?? 'UTC'
  const words = new Intl.DateTimeFormat('en', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: zone },
  }).format(fromAt)
  return `${words} (${zone.replaceAll('_', ' ')})`
}
