// Durations in milliseconds. The engine (packages/jyotish) has its own, because it imports nothing of the product.
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** A Julian year. */
export const YEAR = 365.25 * DAY
