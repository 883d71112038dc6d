import { texts } from '#app/language/texts.ts'
import type { ChipTone } from '#app/ui/chip.tsx'

/** The strength of a dosha, for chips. */
export const doshaLevelTexts = texts({
  en: {
    none: 'Not met',
    lifted: 'Met, and lifted',
    partial: 'Partly met',
    full: 'Met',
  },
  hi: {
    none: 'नहीं बनता',
    lifted: 'बनता है, परिहार सहित',
    partial: 'आंशिक',
    full: 'बनता है',
  },
})

export const LEVEL_TONES = { none: 'ok', lifted: 'info', partial: 'warn', full: 'warn' } as const satisfies Record<
  string,
  ChipTone
>
