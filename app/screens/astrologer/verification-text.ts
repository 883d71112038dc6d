// Meanings of the checks. The profile shows clients the texts that an admin has confirmed.
import { texts } from '#app/language/texts.ts'
import { dayOfHindi, verificationHindi } from './verification-text.hi.ts'

export const verificationEnglish = {
  title: 'Checked by us',
  checked: { identity: 'Identity checked', training: 'Training checked', trial_session: 'Trial session held' },
  means: {
    identity: 'We saw a document with a photo, and the person it belongs to.',
    training: 'We saw a certificate, or spoke to a teacher.',
    trial_session: 'One of us had a session, and looked at the same chart.',
  },
  on: (day: string) => `on ${dayOfEnglish(day)}`,
} as const

/** "2026-11-12" → "Nov 12, 2026", independent of the reader's zone, because it is a calendar date. */
function dayOfEnglish(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
}

export const verificationTexts = texts({ en: verificationEnglish, hi: verificationHindi })
export const dayOfTexts = texts({ en: dayOfEnglish, hi: dayOfHindi })
