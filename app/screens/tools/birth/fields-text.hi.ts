// The fields of a birth, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { fieldsText as English } from './fields-text.ts'

export const fieldsText: Translated<typeof English> = {
  birthDate: 'जन्म तिथि',
  day: 'दिन',
  month: 'महीना',
  year: 'वर्ष',
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  birthTime: 'जन्म समय',
  hour: 'घंटा',
  minute: 'मिनट',
  second: 'सेकंड',
  clock: 'घड़ी',
  clocks: { 24: '24 घंटे', am: 'am', pm: 'pm' },
  known: 'उस समय उस स्थान की घड़ी का समय। सेकंड ख़ाली छोड़ सकते हैं।',
  noon: 'दोपहर 12 बजे का समय लिया जाता है; जो समय पर निर्भर है, उस पर निशान रहता है।',
  sure: 'समय कितना पक्का है?',
  unknown: 'समय पता नहीं',
  certainty(minutes) {
    if (minutes === 0) return 'मिनट तक सही'
    if (minutes < 60 || minutes % 60 > 0) return `${minutes} मिनट तक आगे-पीछे`
    return `${minutes / 60} घंटे तक आगे-पीछे`
  },
}
