// The signs: address, name, Western name, and the name in Devanagari.
export const SIGN_NAMES = [
  ['mesha', 'Mesha', 'Aries', 'मेष'],
  ['vrishabha', 'Vrishabha', 'Taurus', 'वृषभ'],
  ['mithuna', 'Mithuna', 'Gemini', 'मिथुन'],
  ['karka', 'Karka', 'Cancer', 'कर्क'],
  ['simha', 'Simha', 'Leo', 'सिंह'],
  ['kanya', 'Kanya', 'Virgo', 'कन्या'],
  ['tula', 'Tula', 'Libra', 'तुला'],
  ['vrishchika', 'Vrishchika', 'Scorpio', 'वृश्चिक'],
  ['dhanu', 'Dhanu', 'Sagittarius', 'धनु'],
  ['makara', 'Makara', 'Capricorn', 'मकर'],
  ['kumbha', 'Kumbha', 'Aquarius', 'कुम्भ'],
  ['mina', 'Mina', 'Pisces', 'मीन'],
] as const
