// The limits that client and server share.

import { DAY, HOUR, MINUTE, SECOND } from './time/durations.ts'

export const TOAST = 5 * SECOND
export const ADMIN_TOAST = 6 * SECOND
export const PAGE_OVERLAY = 300
export const SCROLL_REPEAT = 100

export const RING_DEADLINE = 45 * SECOND
/** Interval at which a page other than the waiting page reports that its user still waits. */
export const STILL_WAITING_EVERY = 4 * SECOND
/** Maximum rings without an accept to one astrologer within an hour. */
export const RINGS_TO_ONE_AN_HOUR = 3
/**
 * After this many consecutive requests that their user cancelled or left, all within the pause, the next one must wait for its
 * end.
 */
export const RINGS_UNTIL_PAUSE = 3
export const RING_PAUSE = 10 * MINUTE
/** Maximum rings of a user within an hour, to any astrologers, that were cancelled or unanswered. */
export const UNANSWERED_RINGS_AN_HOUR = 12
/** Time to confirm paid continuation after the free minutes; in all, when the client must first top up the wallet. */
export const PAID_CONTINUATION_DEADLINE = 60 * SECOND
export const PAID_CONTINUATION_TOP_UP_DEADLINE = 3 * MINUTE
/** Maximum free minutes, of an astrologer and of the platform. */
export const FREE_MINUTES_MAX = 5
/**
 * The highest price per minute, in cents, for which the platform gives its minutes: it pays astrologers a share of their own
 * price, so without a limit they would determine the platform's cost.
 */
export const PLATFORM_MINUTES_PRICE_MAX = 500
/** The maximum of the paid minutes that a ring shows, so that astrologers do not learn the wallet's balance. */
export const LONGEST_SHOWN_MINUTES = 15
export const CONSULTATION_MAX = 6 * HOUR
export const HOLD_BLOCK_SECONDS = 60 * 60
export const HOLD_AHEAD = 5 * MINUTE
export const WARN_FIRST = 120 * SECOND
export const WARN_LAST = 30 * SECOND
export const MIN_START_SECONDS = 120
export const MIN_CHARGED_SECONDS = 60
/** Free losses in the first minute that a user may have within 24 hours. */
export const FREE_LOSSES_A_DAY = 2
/** Lost calls of a user in which only the astrologer's page reported silence: so many within the window cost nothing. */
export const FREE_SILENCE_CLAIMS = 1
export const SILENCE_CLAIMS_WINDOW = 30 * DAY
/** The minimum billed time for a review. */
export const MIN_REVIEW_SECONDS = 60

export const TOP_UP_PACKS_CENTS = [500, 1000, 2000, 5000, 10000] as const
export const TOP_UP_MIN_CENTS = 500
export const TOP_UP_MAX_CENTS = 50000

export const CHAT_TEXT_MAX = 4000
export const FILE_MAX_BYTES = 20 * 1024 * 1024
/** Maximum files of a consultation, of both sides together. */
export const SESSION_FILES_MAX = 30
export const SESSION_FILE_BYTES_MAX = 200 * 1024 * 1024
/** Maximum files of an account within an hour, in all its consultations. */
export const FILES_AN_HOUR = 60
export const PHOTOS_AN_HOUR = 10
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** Maximum pixels of a picture, because a device that shows it needs four bytes for each. */
export const PIXELS_MAX = 4096 * 4096
export const MEGAPIXELS_MAX = 16
/** Browsers send 384 pixels; without scripts a phone sends the original picture. */
export const PHOTO_SIDE_MAX = 4096
/** The size of the photo in lists, in pixels; browsers create it together with the photo. */
export const SMALL_PHOTO_SIDE = 96
export const SMALL_PHOTO_MAX_BYTES = 32 * 1024
/** Older photos have no small version, but are only 384 pixels wide, so they are used instead. */
export const PHOTO_AS_SMALL = { bytes: 100 * 1024, side: 512 } as const
/** 4,000 characters, each escaped to six bytes at worst, and the rest of the frame. */
export const SOCKET_FRAME_MAX = 32 * 1024
// Limits of one side of a consultation (number and bytes), which must fit into its settlement and transcript.
export const SOCKETS_MAX = 5
/** Acts of a side on the chart desk per second, and its points in a consultation. */
export const DESK_ACTS_A_SECOND = 10
export const DESK_POINTS_MAX = 1000
export const LEGS_MAX = 100
export const MESSAGES_MAX = 5000
export const TRANSCRIPT_BYTES_MAX = 4 * 1024 * 1024
/** Periods of audible sound that a side may begin at once, and the interval after which one more is allowed. */
export const AUDIO_PERIODS_BURST = 10
export const AUDIO_PERIODS_INTERVAL = 3 * SECOND
/** A page notices silence seconds late, and corrects its audible period by at most this in a minute. */
export const AUDIO_CORRECTION_PER_MINUTE = 6 * SECOND
/** The maximum bytes of one settlement statement with all parameters, because D1 refuses 2 MB. */
export const BATCH_BYTES = 256 * 1024
export const TICKET_LIFE = 30 * SECOND
export const TOP_ASTROLOGERS = 3
/** Ratings on one page of a profile. */
export const REVIEWS_A_PAGE = 10
/** Readings on one page of a client's list. */
export const READINGS_A_PAGE = 20
export const BOOKINGS_A_PAGE = 20
/** Notices on one page of a person's list. */
export const NOTICES_A_PAGE = 20

/** Maximum characters of an astrologer's notes about one client. */
export const NOTES_MAX = 5000

/** The default country of call rates, for countries without one of their own. */
export const ANY_COUNTRY = '*'

/** Maximum astrologers in one query for presence, unless it is for all. */
export const PRESENCE_IDS_MAX = 50
/** The latest return that an astrologer may announce. */
export const BACK_WITHIN = 30 * DAY
