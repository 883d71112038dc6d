// Names of grahas, days and months, and units of durations.

import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { texts } from '#app/language/texts.ts'

export const grahaNameTexts = texts<Readonly<Record<Graha, string>>>({
  en: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  hi: {
    sun: 'सूर्य',
    moon: 'चंद्र',
    mars: 'मंगल',
    mercury: 'बुध',
    jupiter: 'गुरु',
    venus: 'शुक्र',
    saturn: 'शनि',
    rahu: 'राहु',
    ketu: 'केतु',
  },
})
export const weekdayTexts = texts({
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
})
export const varaTexts = texts({
  en: ['Ravivara', 'Somavara', 'Mangalavara', 'Budhavara', 'Guruvara', 'Shukravara', 'Shanivara'],
  hi: weekdayTexts.hi,
})
export const monthTexts = texts({
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
})
export const longMonthTexts = texts({
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
})
/** North, south, east, west. */
export const pointTexts = texts({
  en: ['N', 'S', 'E', 'W'],
  hi: ['उ', 'द', 'पू', 'प'],
})
/** For years, months, days and hours. */
export const unitTexts = texts({
  en: ['y', 'm', 'd', 'h'],
  hi: ['वर्ष', 'माह', 'दिन', 'घंटे'],
})
