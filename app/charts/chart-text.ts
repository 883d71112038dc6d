// Texts of a chart, and of its cells for screen readers.

import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { texts } from '#app/language/texts.ts'

export const chartTexts = texts({
  en: {
    house: (house: number) => `house ${house}`,
    houseIn: (house: number, sign: string, marks: string) => `House ${house}, ${sign}: ${marks}`,
    empty: 'empty',
    ascendant: 'As',
    short: (graha: Graha) => grahaNameTexts.en[graha].slice(0, 2),
    backwards: 'R',
    lagna: (degree: number) => `lagna ${degree}°`,
    retrograde: 'retrograde',
  },
  hi: {
    house: (house) => `भाव ${house}`,
    houseIn: (house, sign, marks) => `भाव ${house}, ${sign}: ${marks}`,
    empty: 'ख़ाली',
    ascendant: 'ल',
    short: (graha) => HINDI.grahaShort[graha],
    backwards: 'व',
    lagna: (degree) => `लग्न ${degree}°`,
    retrograde: 'वक्री',
  },
})
