import { texts } from '#app/language/texts.ts'

export const zoneFieldTexts = texts({
  en: { all: 'All time zones', none: (typed: string) => `No time zone is called “${typed}”.` },
  hi: { all: 'सभी समय क्षेत्र', none: (typed: string) => `“${typed}” नाम का कोई समय क्षेत्र नहीं है।` },
})
