// The last part of a horoscope's address.
export const WHENS = ['yesterday', 'today', 'tomorrow', 'week', 'month', 'year'] as const
export type When = (typeof WHENS)[number]
