// Sentences about wrong fields of a birth, loaded when the fields are read, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { readText as English } from './read-text.ts'

export const readText: Translated<typeof English> = {
  name: 'कृपया नाम लिखें।',
  longName: 'यह नाम बहुत लंबा है: ज़्यादा से ज़्यादा 80 अक्षर।',
  noDate: 'कृपया तारीख़ लिखें।',
  noDay: 'कृपया दिन लिखें।',
  noMonth: 'कृपया महीना चुनें।',
  noYear: 'कृपया वर्ष लिखें।',
  yearDigits: 'कृपया वर्ष चार अंकों में लिखें, जैसे 1984।',
  years: (first, last) => `वर्ष ${first} और ${last} के बीच होना चाहिए: आकाश की गणना इन्हीं वर्षों के लिए होती है।`,
  days: 'दिन 1 से 31 तक की संख्या है।',
  daysOf: (month, year, days) => `${month} ${year} में ${days} दिन होते हैं।`,
  future: 'वह दिन अभी नहीं आया है।',
  noTime: 'कृपया समय लिखें, या चुनें कि समय पता नहीं।',
  noHour: 'कृपया घंटा लिखें।',
  noMinutes: 'कृपया मिनट लिखें।',
  dialHours: '12 घंटे की घड़ी में घंटा 1 से 12 तक की संख्या है।',
  hours: 'घंटा 0 से 23 तक की संख्या है।',
  minutes: 'मिनट 0 से 59 तक की संख्या है।',
  seconds: 'सेकंड 0 से 59 तक की संख्या है।',
}
