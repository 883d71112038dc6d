// Messages about bookings. `name`: of the other side; `when`: in the reader's zone.

import type { Outcome } from '#workers/contract/astrologers/bookings.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { texts } from '#workers/contract/text/texts.ts'
import { bookingMailHindi } from './booking-mail-text.hi.ts'

export type News = 'booked' | 'cancelled' | 'tomorrow' | 'soon' | Exclude<Outcome, 'held' | 'not_held'>

type Words = { title: string; body: string }
type ForSide = (about: { name: string; when: string }) => Words

const booked: ForSide = ({ name, when }) => ({
  title: `${name} has booked a time`,
  body: `${when}. Be online then; ${name} asks you.`,
})

export const bookingMailEnglish = {
  /** "Monday, May 18 at 14:30" */
  when: (at: number, timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(at),
  calendar: 'For your calendar',
  bookings: 'Open your bookings',
  profile: 'Open the profile',
  session: (name: string) => `Session with ${name}`,
  news: {
    booked: { user: booked, astrologer: booked },
    cancelled: {
      user: ({ name, when }) => ({
        title: `${name} has cancelled`,
        body: `Your time on ${when} is cancelled. You can book another one.`,
      }),
      astrologer: ({ name, when }) => ({
        title: `${name} has cancelled`,
        body: `The time on ${when} is free again.`,
      }),
    },
    tomorrow: {
      user: ({ name, when }) => ({
        title: `Tomorrow with ${name}`,
        body: `${when}. Nothing is held before the session.`,
      }),
      astrologer: ({ name, when }) => ({ title: `Tomorrow with ${name}`, body: `${when}. Be online then.` }),
    },
    soon: {
      user: ({ name, when }) => ({
        title: `In 10 minutes with ${name}`,
        body: `${when}. Open the profile to begin: the time is kept for you for three minutes.`,
      }),
      astrologer: ({ name, when }) => ({
        title: `In 10 minutes with ${name}`,
        body: `${when}. Be online, so that ${name} can ask you.`,
      }),
    },
    client_missed: {
      user: ({ name, when }) => ({
        title: `You missed your time with ${name}`,
        body: `${when}. It is counted on your account; two missed times close booking for a week.`,
      }),
      astrologer: ({ name, when }) => ({
        title: `${name} did not come`,
        body: `The time on ${when} is counted as missed by the client.`,
      }),
    },
    astrologer_missed: {
      user: ({ name, when }) => ({
        title: `${name} was not there`,
        body: `The time on ${when} is counted as missed by the astrologer. We are sorry.`,
      }),
      astrologer: ({ name, when }) => ({
        title: `You missed your time with ${name}`,
        body: `${when}. It is counted on your account.`,
      }),
    },
  } as Record<News, Record<Side, ForSide>>,
}

export const bookingMailTexts = texts({ en: bookingMailEnglish, hi: bookingMailHindi })
