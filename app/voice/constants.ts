// Every number of calls that SPEC 9 and VOICE 5 name.
export const MEDIA_POLL = 500
/** No sound for this long: the other side is not heard. */
export const MEDIA_DOWN_AFTER = 2_000
/** A line that stays disconnected for this long is made anew. */
export const RESTART_AFTER = 2_500
/** Candidates are sent in bundles, below the limit of the room. */
export const CANDIDATES_EVERY = 120
export const CANDIDATES_AT_ONCE = 20
