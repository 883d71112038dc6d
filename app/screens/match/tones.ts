// The tones of the chips of a match.
import type { Band } from 'drishti-jyotish/match/match.ts'
import type { ChipTone } from '#app/ui/chip.tsx'

export const BAND_TONES = {
  not_recommended: 'warn',
  average: 'info',
  good: 'ok',
  excellent: 'ok',
} as const satisfies Record<Band, ChipTone>
export const DOSHA_TONES = { absent: 'ok', lifted: 'info', present: 'warn' } as const
/** Manglik on both sides. */
export const BALANCE_TONES = {
  neither: 'ok',
  balanced: 'ok',
  lifted: 'info',
  one_sided: 'warn',
  depends: 'neutral',
} as const
export const VERDICT_TONES = { good: 'ok', middling: 'info', bad: 'warn' } as const
