/** Time for which a page shows that it has changed, ms. */
export const SHOWN_MS = 300
/** A navigation that takes longer shows a loading hint, ms. */
export const SLOW_AFTER_MS = 150
