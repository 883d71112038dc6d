// Texts of the dates of regional calendars.
import type { CalendarSun } from 'drishti-jyotish/panchang/calendars/regional-dates.ts'
import { texts } from '#app/language/texts.ts'

export const regionalTexts = texts({
  en: {
    suns: {
      vakya: 'Vakya almanacs',
      surya_siddhanta: 'Surya Siddhanta almanacs',
      modern: '',
    } satisfies Record<CalendarSun, string>,
    /** two("Tamil 6 Aavani", "Vakya almanacs", "7 Aavani") where both differ. */
    two: (own: string, keeper: string, modern: string) => `${own} (${keeper}; those with the modern Sun ${modern})`,
    /** Fewer than 24 printed months of the calendar were at hand. */
    notCompared: (date: string) => `${date} (computed, not compared)`,
  },
  hi: {
    suns: { vakya: 'वाक्य पंचांग', surya_siddhanta: 'सूर्य सिद्धांत के पंचांग', modern: '' },
    two: (own, keeper, modern) => `${own} (${keeper}; आधुनिक सूर्य वाले पंचांगों में ${modern})`,
    notCompared: (date) => `${date} (गणना से, छपे महीनों से मिलाया नहीं गया)`,
  },
})
