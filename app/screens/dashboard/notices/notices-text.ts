import { texts } from '#app/language/texts.ts'
import type { NoticeKind, NoticeOutcome } from '#workers/contract/accounts/notifications.ts'
import { noticesHindi } from './notices-text.hi.ts'

const kinds: Record<NoticeKind, { name: string; note: string }> = {
  sessions: { name: 'Sessions', note: 'An answer, a start, an end, a missed call.' },
  messages: { name: 'Messages', note: 'Somebody writes to you while no page of the conversation is open.' },
  lines: { name: 'Waiting lines', note: 'It is your turn, your turn has passed, or a line has ended.' },
  follows: { name: 'Astrologers you follow', note: 'One of them comes online.' },
  bookings: { name: 'Booked times', note: 'A booking, a cancellation, a reminder.' },
}

const outcomes: Record<Exclude<NoticeOutcome, 'pushed'>, string> = {
  quiet: 'Held back: quiet hours',
  muted: 'Held back: switched off',
  no_device: 'No device to push it to',
}

export const noticesEnglish = {
  title: 'Notices',
  lead: 'What was sent to you in the last 30 days. A later notice about one session or booking stands for the earlier ones.',
  what: 'Notice',
  when: 'When',
  sent: 'On your devices',
  pushed: 'Sent',
  outcomes,
  empty: 'Nothing has been sent to you yet',
  emptyText: 'Answers, messages and reminders that come while no page is open are listed here.',
  choice: 'What reaches your devices',
  choiceLead: 'Everything is listed above all the same.',
  rings: 'Rings always come. To get none, go offline.',
  kinds,
  on: (name: string) => `${name}: notices come.`,
  off: (name: string) => `${name}: notices are only listed.`,
  quiet: 'Quiet hours',
  quietLead: (zone: string) =>
    `Between these times (${zone}) only what you wait for comes: an answer, your turn, a booked time in ten minutes.`,
  from: 'From',
  to: 'Until',
  save: 'Save quiet hours',
  clear: 'No quiet hours',
  saved: 'Your quiet hours are saved.',
  cleared: 'You have no quiet hours.',
} as const

export const noticesTexts = texts({ en: noticesEnglish, hi: noticesHindi })
