/** A page says for this time that it has changed, ms (SPEC 2.2). */
export const SHOWN_MS = 300
/** A page that takes longer shows that it loads, ms. */
export const SLOW_AFTER_MS = 150
