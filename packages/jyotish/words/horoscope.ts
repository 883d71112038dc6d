import * as en from './en/horoscope.ts'
import * as hi from './hi/horoscope.ts'

/** Words of the horoscope, ready to render, by language. */
export const HOROSCOPE_READING = { en: en.ENGLISH_HOROSCOPE, hi: hi.HINDI_HOROSCOPE } as const
