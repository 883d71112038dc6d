import { staffTexts } from '#app/language/texts.ts'

export const earningsTexts = staffTexts({
  en: {
    title: 'Earnings',
    lead: 'What clients paid, day by day, and who got it.',
    month: 'Month',
    lastDays: 'The last 30 days',
    show: 'Show',
    gross: 'Gross revenue',
    grossNote: 'Captured less refunded',
    astrologers: 'Astrologers',
    astrologersNote: 'Payouts and promotions, less taken back',
    voice: 'Cost of calls',
    voiceNote: 'Legs at the telephone provider',
    platform: 'Platform',
    platformNote: 'What is left, at the set rate',
    others: 'Astrologers and calls',
    days: 'Earnings by day',
    none: 'No money moved in this time',
    total: 'Total',
    columns: {
      day: 'Day',
      captured: 'Captured',
      refunded: 'Refunded',
      astrologers: 'Astrologers',
      voice: 'Calls cost',
      platform: 'Platform',
    },
  },
})
