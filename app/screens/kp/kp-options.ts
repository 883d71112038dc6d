import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'

/** Default rules of a KP chart. */
export const KP_OPTIONS = { ayanamsa: 'kp', houses: 'placidus' } as const satisfies KundliOptions
