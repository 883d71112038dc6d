import { texts } from '#app/language/texts.ts'

export const ownAyanamsaTexts = texts({
  en: {
    degrees: 'Own ayanamsa, degrees',
    date: 'On this date',
    take: 'Take this ayanamsa',
    wrong: 'Please give degrees from −60 to 60, as 23.15, and a date from 1800 to 2200.',
  },
  hi: {
    degrees: 'अपना अयनांश, अंश में',
    date: 'इस तारीख़ को',
    take: 'यह अयनांश लें',
    wrong: 'कृपया −60 से 60 तक अंश लिखें, जैसे 23.15, और 1800 से 2200 के बीच की तारीख़।',
  },
})
