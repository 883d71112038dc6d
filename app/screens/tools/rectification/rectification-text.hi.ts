// The texts of the rectification desk, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { rectificationText as English } from './rectification-text.ts'

export const rectificationText: Translated<typeof English> = {
  kind: 'जन्म समय शोधन',
  unnamed: 'जन्म समय शोधन',
  onPage: 'इस पेज पर',
  parts: [
    ['doubt', 'संदेह'],
    ['events', 'घटनाएँ'],
    ['times', 'समय'],
  ],
  doubt: 'समय का संदेह',
  minutes: 'आगे-पीछे',
  minutesOption: (minutes) => (minutes < 60 ? `${minutes} मिनट` : minutes === 60 ? '1 घंटा' : '2 घंटे'),
  step: 'अंतराल',
  stepOption: (step) => (step < 1 ? `${step * 60} सेकंड` : `${step} मिनट`),
  events: 'जीवन की घटनाएँ',
  label: 'क्या हुआ',
  date: 'तारीख़',
  add: 'घटना जोड़ें',
  remove: (label) => `${label} हटाएँ`,
  unnamedEvent: 'घटना',
  noEvents: 'तारीख़ वाली घटनाएँ जोड़ें: विवाह, किसी का जन्म, काम में बदलाव। हर एक का अपना स्तंभ बनता है।',
  badDate: 'कृपया घटना की तारीख़ दें।',
  badYear: 'कृपया 2 जनवरी 1800 से 31 दिसंबर 2199 के बीच का कोई दिन चुनें।',
  tooMany: (most) => `यहाँ अधिक से अधिक ${most} घटनाएँ रखी जा सकती हैं।`,
  times: 'संदेह के भीतर के समय',
  time: 'समय',
  away: (away) => `${away} मिनट`,
  given: 'दिया हुआ',
  lagna: 'लग्न',
  moon: 'चंद्र नक्षत्र',
  varga: (number) => `D${number}`,
  beforeBirth: 'जन्म से पहले',
  afterPeriods: 'आख़िरी दशा के बाद',
  slow: (jupiter, saturn) => `गु ${jupiter}, श ${saturn}`,
  what: {
    doubt: 'दिया हुआ समय कितना इधर-उधर हो सकता है, और उसे कितनी बारीकी से परखा जाए।',
    events: 'घटना अपने दिन की दोपहर 12 बजे गिनी जाती है। वह इसी टैब में रहती है: पते में नहीं होती, और उसका कुछ भी भेजा नहीं जाता।',
    times:
      'हर पंक्ति अपने आप में एक कुंडली है। जो ऊपर की पंक्ति से अलग है, वह मोटे अक्षरों में है। घटना के स्वामियों के नीचे उस दिन के गुरु और शनि के भाव हैं।',
  },
  note: 'यहाँ कुछ तौला नहीं जाता और कोई समय सुझाया नहीं जाता: किसी भी जीवन पर कई समय ठीक बैठते हैं।',
}
