// Texts of a private page whose viewer could not be read.
import { texts } from '#app/language/texts.ts'

export const guardTexts = texts({
  en: {
    unread:
      'We could not look up your account just now. You are still logged in, and nothing was changed. Please load the page again in a moment.',
  },
  hi: {
    unread: 'अभी आपका खाता देखा नहीं जा सका। आप लॉग-इन ही हैं, और कुछ भी नहीं बदला है। कृपया थोड़ी देर बाद पेज फिर से खोलें।',
  },
})
