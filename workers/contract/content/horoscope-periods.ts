// The last part of a horoscope's path.
export const HOROSCOPE_PERIODS = ['yesterday', 'today', 'tomorrow', 'week', 'month', 'year'] as const
export type HoroscopePeriod = (typeof HOROSCOPE_PERIODS)[number]
