// Names in the tables of a day that no other page has: deities, and the yogas of Ananda. The server writes them.

import { namedTexts } from '#app/format/name-text.ts'
import { texts } from '#app/language/texts.ts'
import { dayNameHindi } from './day-name-text.hi.ts'

const dayNameEnglish = (id: string) => namedTexts.en(id)

export const dayNameTexts = texts({ en: dayNameEnglish, hi: dayNameHindi })
