import { YOGINI_LORDS } from 'drishti-jyotish/kundli/dasha.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../../shared/format.ts'
import { named } from '../../shared/name-text.ts'

/** "Venus"; a yogini keeps her own name. */
export function lordName(lord: string): string {
  return GRAHA_NAMES[lord as Graha] ?? named(lord)
}

/** The graha behind a lord: itself, or the one that stands behind a yogini. */
export function lordGraha(lord: string): Graha {
  return YOGINI_LORDS[lord] ?? (lord as Graha)
}
