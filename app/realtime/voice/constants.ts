// Every number of calls that SPEC 9 and VOICE 5 name. Milliseconds, unless a name says otherwise.
import { MINUTE } from '#workers/contract/time/durations.ts'

export const MEDIA_POLL = 500
/** Until the other side is heard for the first time. */
export const FIRST_MEDIA_POLL = 100
/** No sound for this long: the other side is not heard. */
export const MEDIA_DOWN_AFTER = 2_000
/** A line that stays disconnected for this long is made anew. */
export const RESTART_AFTER = 2_500
/** Waits before a failed line is connected again, by the number of tries. */
export const RECONNECT = { factor: 1.1, jitter: 0.5, first: 1, max: 30_000 } as const
/** Candidates are sent in bundles, below the limit of the room. */
export const CANDIDATES_EVERY = 120
export const CANDIDATES_AT_ONCE = 20

/** The line is measured once a second; every ten samples are posted. */
export const SAMPLE_EVERY = 1_000
export const SAMPLES_AT_ONCE = 10

/** Thresholds of a bad sample. Loss in percent, score from 1 to 4.5. */
export const BAD = { jitterMs: 30, roundTripMs: 400, score: 3, lossPercent: 1, meanLossPercent: 3 } as const
export const MEAN_LOSS_SAMPLES = 7
export const CONSTANT_LEVEL_SAMPLES = 10
/** Of the last five samples three must be bad to warn, and none to be well again. */
export const WINDOW_SAMPLES = 5
export const RAISE_SAMPLES = 3
/** No warnings while a call settles; once given, a warning stays this long at least. */
export const WARN_AFTER = 5_000
export const WARNING_STAYS = 5_000

export const TONE_EVERY = 200
/** A `w` among digits. */
export const DIGIT_PAUSE = 500
export const SOUND_MAX = { dtmf: 1_000, disconnect: 3_000, outgoing: 3_000 } as const

// Fixed in Twilio's own client: a ring waits 2 s for its sound, presence is resent every 30 s.

/** Tokens are renewed this long before they end. */
export const TOKEN_REFRESH = MINUTE
/** A renewal that failed is tried again after this long. */
export const RENEW_AGAIN = 10_000
/** The signalling of a call may be gone for so long; then the call is over. */
export const SIGNALLING_LOST_AFTER = 30_000
