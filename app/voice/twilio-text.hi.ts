// Errors of Twilio’s SDK (SPEC 8), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { twilioText as English } from './twilio-text.ts'

export const twilioText: Translated<typeof English> = {
  unavailable: 'Twilio टोकन उपलब्ध नहीं है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  updateFailed: 'Twilio टोकन नया नहीं किया जा सका',
  expired: 'Twilio टोकन की समय-सीमा पूरी हो गई। कृपया पेज फिर से लोड करें।',
  error: (message) => `Twilio त्रुटि: ${message}`,
}
