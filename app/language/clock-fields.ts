// The fields of a time of day for Intl, in the way of the page's language.
import { isHindi } from './language.ts'

/** "6:53 pm"; Hindi names the part of the day instead: "शाम 6:53". */
export function clockFields(): Intl.DateTimeFormatOptions {
  return { hour: 'numeric', minute: '2-digit', ...(isHindi() ? { dayPeriod: 'short' } : {}) }
}
