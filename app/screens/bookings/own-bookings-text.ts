// Words of the pages of one's own bookings. Profiles are read without them.
import { texts } from '#app/language/texts.ts'

export const ownBookingsTexts = texts({
  en: {
    leadUser: 'Times that you have booked. Nothing is held or charged before a session begins.',
    leadAstrologer:
      'Times that clients have booked with you. Be online then: for three minutes only that client can ring you.',
    emptyUser: 'On an astrologer’s profile you can book one of their free times.',
    emptyAstrologer: 'Clients can book the free times of your weekly hours.',
  },
  hi: {
    leadUser: 'आपके बुक किए समय। परामर्श शुरू होने से पहले न कोई राशि रोकी जाती है, न शुल्क लगता है।',
    leadAstrologer: 'ग्राहकों के आपके साथ बुक किए समय। तब ऑनलाइन रहें: तीन मिनट तक केवल वही ग्राहक आपको घंटी कर सकता है।',
    emptyUser: 'ज्योतिषी की प्रोफ़ाइल पर आप उनका कोई ख़ाली समय बुक कर सकते हैं।',
    emptyAstrologer: 'ग्राहक आपके साप्ताहिक समय में से ख़ाली समय बुक कर सकते हैं।',
  },
})
