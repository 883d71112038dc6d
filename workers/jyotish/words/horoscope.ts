import * as en from './en/horoscope.ts'
import * as hi from './hi/horoscope.ts'

export const HOROSCOPE_READING = { en: en.ENGLISH_HOROSCOPE, hi: hi.HINDI_HOROSCOPE } as const
