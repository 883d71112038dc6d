// Texts for times beside a day, in Hindi. Without a weekday: beside an hour of the night it could be read as the
// following night, so only the date is shown, as in the large almanacs.
import { partOfDay } from 'drishti-jyotish/words/hi/clock.ts'
import type * as English from './day-times-text.ts'
import { shortWeekdayTexts } from './weekday-names-text.ts'

const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')

export const dayInMonthHindi: typeof English.dayInMonthEnglish = (local) =>
  `${shortWeekdayTexts.hi[local.getUTCDay()]} ${local.getUTCDate()}`

export const dayBesideHindi: typeof English.dayBesideEnglish = (local) =>
  `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`

export const onDayHindi: typeof English.onDayEnglish = (day, time) => `${day}, ${time}`

/**
 * A label of a day's axis, in 12 hours: "सुबह 9", or "9" after another label of the morning. A main one, which may be
 * the only one, always has its part of the day.
 */
export const hourMarkHindi: typeof English.hourMarkEnglish = (hour, { before, main }) => {
  const [part, partBefore] = [hour, before].map((each) => partOfDay(each) ?? 'रात')
  const twelve = ((hour + 11) % 12) + 1
  return main || part !== partBefore ? `${part} ${twelve}` : String(twelve)
}

export const fromToHindi: typeof English.fromToEnglish = (start, end) => `${start} से ${end}`
