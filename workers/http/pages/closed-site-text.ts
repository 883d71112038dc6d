// The page at every address while the site is closed for maintenance.
import { texts } from '#workers/contract/text/texts.ts'

export const closedSiteTexts = texts({
  en: {
    title: 'Closed for work',
    heading: 'We are working on the site',
    text: 'It is closed for a short while. Nothing is charged meanwhile, and your account and your money stay as they are. Please load this page again in a few minutes.',
  },
  hi: {
    title: 'काम के लिए बंद',
    heading: 'साइट पर काम चल रहा है',
    text: 'साइट थोड़ी देर के लिए बंद है। इस बीच कोई शुल्क नहीं लगता, और आपका खाता और आपके पैसे वैसे ही रहते हैं। कृपया यह पेज कुछ मिनट बाद फिर से खोलें।',
  },
})
