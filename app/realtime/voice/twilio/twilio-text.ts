// Texts for errors of Twilio's SDK.
import { texts } from '#app/language/texts.ts'

export const twilioTexts = texts({
  en: {
    unavailable: 'Twilio token unavailable. Please try again later.',
    updateFailed: 'Failed to update Twilio token',
    expired: 'Twilio token expired. Please refresh the page.',
    error: (message: string) => `Twilio Error: ${message}`,
  },
  hi: {
    unavailable: 'Twilio टोकन उपलब्ध नहीं है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    updateFailed: 'Twilio टोकन नया नहीं किया जा सका',
    expired: 'Twilio टोकन की समय-सीमा पूरी हो गई। कृपया पेज फिर से लोड करें।',
    error: (message) => `Twilio त्रुटि: ${message}`,
  },
})
