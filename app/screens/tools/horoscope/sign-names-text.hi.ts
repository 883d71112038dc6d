// The signs, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { SIGN_NAMES as EnglishNames } from './sign-names-text.ts'

/** Addresses are found by the Western names; no Hindi page shows them. */
export const SIGN_NAMES: Translated<typeof EnglishNames> = [
  ['mesha', 'मेष', 'Aries', 'मेष'],
  ['vrishabha', 'वृषभ', 'Taurus', 'वृषभ'],
  ['mithuna', 'मिथुन', 'Gemini', 'मिथुन'],
  ['karka', 'कर्क', 'Cancer', 'कर्क'],
  ['simha', 'सिंह', 'Leo', 'सिंह'],
  ['kanya', 'कन्या', 'Virgo', 'कन्या'],
  ['tula', 'तुला', 'Libra', 'तुला'],
  ['vrishchika', 'वृश्चिक', 'Scorpio', 'वृश्चिक'],
  ['dhanu', 'धनु', 'Sagittarius', 'धनु'],
  ['makara', 'मकर', 'Capricorn', 'मकर'],
  ['kumbha', 'कुंभ', 'Aquarius', 'कुंभ'],
  ['mina', 'मीन', 'Pisces', 'मीन'],
]
