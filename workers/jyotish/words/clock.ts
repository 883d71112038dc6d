import * as en from './en/clock.ts'
import * as hi from './hi/clock.ts'

export const TWELVE_HOURS = { en: en.twelveHours, hi: hi.twelveHours } as const
