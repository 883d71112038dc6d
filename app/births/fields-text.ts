// Texts of the fields of a birth.
import { texts } from '#app/language/texts.ts'

export const fieldsTexts = texts({
  en: {
    birthDate: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    birthTime: 'Time of birth',
    hour: 'Hour',
    minute: 'Minute',
    second: 'Second',
    clock: 'Clock',
    clocks: { 24: '24 hours', am: 'am', pm: 'pm' },
    known: 'The time on the clock of the place, then. Seconds may stay empty.',
    noon: 'Noon is taken; what depends on the hour is marked so.',
    sure: 'How sure is the time?',
    unknown: 'The time is unknown',
    /** certainty(15) = "Within 15 minutes". */
    certainty: (minutes: number) => {
      if (minutes === 0) return 'To the minute'
      if (minutes === 1) return 'Within a minute'
      if (minutes < 60 || minutes % 60 > 0) return `Within ${minutes} minutes`
      return minutes === 60 ? 'Within an hour' : `Within ${minutes / 60} hours`
    },
  },
  hi: {
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
    certainty: (minutes) => {
      if (minutes === 0) return 'मिनट तक सही'
      if (minutes < 60 || minutes % 60 > 0) return `${minutes} मिनट तक आगे-पीछे`
      return `${minutes / 60} घंटे तक आगे-पीछे`
    },
  },
})
