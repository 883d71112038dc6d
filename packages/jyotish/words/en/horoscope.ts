// English words of the horoscope, ready to render.
import { wordsOf } from '../render.ts'
import { FIELD_WORDS } from './horoscope-fields.ts'
import { FRAME_WORDS } from './horoscope-frames.ts'
import { MANNER_WORDS } from './horoscope-manners.ts'
import { MOON_WORDS } from './horoscope-moon.ts'
import { ENGLISH } from './language.ts'

/** English words for the statements of `horoscope`. */
export const ENGLISH_HOROSCOPE = wordsOf(ENGLISH, FIELD_WORDS, MANNER_WORDS, MOON_WORDS, FRAME_WORDS)
