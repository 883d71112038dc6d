// Uncertainty of a birth time in minutes.
/**
 * The options of forms, in minutes either way; a URL may have others. A birth of unknown time is calculated for noon,
 * half a day either way.
 */
export const CERTAINTIES = [0, 5, 15, 30, 60, 120] as const
export const UNKNOWN = 'unknown'
export const UNKNOWN_MINUTES = 720
