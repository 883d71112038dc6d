// Durations in milliseconds, of the product. The engine of the sky stands alone and has its own in jyotish/durations.ts.
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** A Julian year. */
export const YEAR = 365.25 * DAY
