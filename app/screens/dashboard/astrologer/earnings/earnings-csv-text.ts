import { texts } from '#app/language/texts.ts'

export const earningsCsvTexts = texts({
  en: {
    columns: (zone: string) => [
      `Time (${zone})`,
      'What',
      'Kind',
      'Client',
      'Billable seconds',
      'Rate (INR a minute)',
      'Amount (INR)',
      'Due after (INR)',
      'Session',
      'Reference',
    ],
  },
  hi: {
    columns: (zone: string) => [
      `समय (${zone})`,
      'क्या',
      'प्रकार',
      'क्लाइंट',
      'बिल के सेकंड',
      'दर (INR प्रति मिनट)',
      'राशि (INR)',
      'बाद में देय (INR)',
      'परामर्श',
      'संदर्भ',
    ],
  },
})
