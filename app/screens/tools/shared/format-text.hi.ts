// Names of grahas, days and months, and units of lengths of time, in Hindi.
import type { Graha } from 'drishti-jyotish/zodiac.ts'

export const GRAHA_NAMES: Readonly<Record<Graha, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्र',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'गुरु',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
}
export const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const
export const VARAS = WEEKDAYS
export const MONTHS = 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' ')
export const LONG_MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
/** North, south, east, west. */
export const POINTS = ['उ', 'द', 'पू', 'प'] as const
/** Of years, months, days and hours. */
export const UNITS = ['वर्ष', 'माह', 'दिन', 'घंटे'] as const
