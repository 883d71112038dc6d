// The words on a chart and of its cells for who hears them.
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../../shared/format.ts'

export const chartText = {
  house: (house: number) => `house ${house}`,
  houseIn: (house: number, sign: string, marks: string) => `House ${house}, ${sign}: ${marks}`,
  empty: 'empty',
  ascendant: 'As',
  short: (graha: Graha) => GRAHA_NAMES[graha].slice(0, 2),
  backwards: 'R',
  lagna: (degree: number) => `lagna ${degree}°`,
  retrograde: 'retrograde',
} as const
