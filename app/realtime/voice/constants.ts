// Constants of calls, in milliseconds unless the name says otherwise.
import { MINUTE } from '#workers/contract/time/durations.ts'

export const MEDIA_POLL = 500
/** Interval of checks until the first audio arrives. */
export const FIRST_MEDIA_POLL = 100
/** Without audio for this long, the other side counts as not audible. */
export const MEDIA_DOWN_AFTER = 2_000
/** A connection that stays disconnected for this long is restarted. */
export const RESTART_AFTER = 2_500
/** Back-off of reconnects, by the number of tries. */
export const RECONNECT = { factor: 1.1, jitter: 0.5, first: 1, max: 30_000 } as const
/** ICE candidates are sent in batches, because the room limits the rate of messages. */
export const CANDIDATES_EVERY = 120
export const CANDIDATES_AT_ONCE = 20

/** The connection is sampled once a second; batches of ten samples are posted. */
export const SAMPLE_EVERY = 1_000
export const SAMPLES_AT_ONCE = 10

/** Thresholds of a bad sample. Loss in percent, score from 1 to 4.5. */
export const BAD = { jitterMs: 30, roundTripMs: 400, score: 3, lossPercent: 1, meanLossPercent: 3 } as const
export const MEAN_LOSS_SAMPLES = 7
export const CONSTANT_LEVEL_SAMPLES = 10
/** A warning is raised when three of the last five samples are bad, and cleared when none is. */
export const WINDOW_SAMPLES = 5
export const RAISE_SAMPLES = 3
/** No warnings at the start of a call; a warning is shown at least this long. */
export const WARN_AFTER = 5_000
export const WARNING_STAYS = 5_000

export const TONE_EVERY = 200
/** The pause for a `w`. */
export const DIGIT_PAUSE = 500
export const SOUND_MAX = { dtmf: 1_000, disconnect: 3_000, outgoing: 3_000 } as const

// Fixed in Twilio's client: a ring waits 2 s for its sound, presence is sent every 30 s.

/** Tokens are renewed this long before they expire. */
export const TOKEN_REFRESH = MINUTE
/** Delay before a failed renewal is retried. */
export const RENEW_AGAIN = 10_000
/** After this time without signalling a call has ended. */
export const SIGNALLING_LOST_AFTER = 30_000
