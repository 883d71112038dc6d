import * as en from './en/clock.ts'
import * as hi from './hi/clock.ts'

/** The time of day by twelve hours: `TWELVE_HOURS[language](hour, minute)`. */
export const TWELVE_HOURS = { en: en.twelveHours, hi: hi.twelveHours } as const
