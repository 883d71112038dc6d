// Messages about failed calls, the end of a login and its cookie (SPEC 4, 8). Each page loads them: functions are smaller
// than the names of an object.
import { texts } from '#app/language/texts.ts'
import {
  becauseHindi,
  clientErrorHindi,
  expiredHindi,
  loggedOutHindi,
  noConnectionHindi,
  noCookieHindi,
  somethingWrongHindi,
  waitSentenceHindi,
} from './auth-text.hi.ts'

/** By status. */
export const clientErrorEnglish: Readonly<Record<number, string>> = {
  403: 'You do not have permission to perform this action.',
  404: 'Resource not found.',
  500: 'Internal server error. Please try again later.',
}
export const somethingWrongEnglish = () => 'Something went wrong'

/** "Too many tries. Please try again in 40 seconds." */
export function waitSentenceEnglish(seconds: number): string {
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many tries. Please try again in ${wait}.`
}

/** A sentence without its end, and the reason behind it. */
export const becauseEnglish = (own: string, reason: string) => `${own}. ${reason}`
export const noConnectionEnglish = () => 'No connection. Please check your network and try again.'
export const expiredEnglish = () => 'Your session has expired. Please log in again.'
export const loggedOutEnglish = () => 'You have been logged out successfully.'
export const noCookieEnglish = () => 'Please allow cookies: without them you cannot stay logged in.'

export const clientErrorTexts = texts({ en: clientErrorEnglish, hi: clientErrorHindi })
export const somethingWrongTexts = texts({ en: somethingWrongEnglish, hi: somethingWrongHindi })
export const waitSentenceTexts = texts({ en: waitSentenceEnglish, hi: waitSentenceHindi })
export const becauseTexts = texts({ en: becauseEnglish, hi: becauseHindi })
export const noConnectionTexts = texts({ en: noConnectionEnglish, hi: noConnectionHindi })
export const expiredTexts = texts({ en: expiredEnglish, hi: expiredHindi })
export const loggedOutTexts = texts({ en: loggedOutEnglish, hi: loggedOutHindi })
export const noCookieTexts = texts({ en: noCookieEnglish, hi: noCookieHindi })
