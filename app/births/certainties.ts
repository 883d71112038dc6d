// Minutes of doubt about the time of a birth.
/** Minutes either way that forms offer; an address may say any other. A birth of unknown time is reckoned at noon, half a day either way. */
export const CERTAINTIES = [0, 5, 15, 30, 60, 120] as const
export const UNKNOWN = 'unknown'
export const UNKNOWN_MINUTES = 720
