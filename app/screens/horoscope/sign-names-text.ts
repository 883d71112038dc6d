// The signs: address, name, Western name, and the name in Devanagari.
import { texts } from '#app/language/texts.ts'

export const signNameTexts = texts({
  en: [
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
  ],
  hi: [
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
  ],
})
