import { texts } from '#app/language/texts.ts'

/** Texts for clients who select a time. Separate, because visitors see a profile without them. */
export const bookRulesTexts = texts({
  en: {
    kept: 'You need money for two minutes in your wallet. The time is kept for you for three minutes. Two missed times close booking for a week.',
    ways: { wallet: 'Add money', phone: 'Verify my number', bookings: 'My bookings' },
  },
  hi: {
    kept: 'वॉलेट में दो मिनट के पैसे चाहिए। समय तीन मिनट तक आपके लिए रखा जाता है। दो समय छूटने पर बुकिंग एक हफ़्ते के लिए बंद हो जाती है।',
    ways: { wallet: 'पैसे जोड़ें', phone: 'मेरा नंबर सत्यापित करें', bookings: 'मेरी बुकिंग' },
  },
})
