// The words on a chart and of its cells for who hears them, in Hindi.

import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import type { Translated } from '#app/language/translated.ts'
import type { chartText as English } from './chart-text.ts'

export const chartText: Translated<typeof English> = {
  house: (house) => `भाव ${house}`,
  houseIn: (house, sign, marks) => `भाव ${house}, ${sign}: ${marks}`,
  empty: 'ख़ाली',
  ascendant: 'ल',
  short: (graha) => HINDI.grahaShort[graha],
  backwards: 'व',
  lagna: (degree) => `लग्न ${degree}°`,
  retrograde: 'वक्री',
}
