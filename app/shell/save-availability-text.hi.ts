// The switch of an astrologer’s availability (SPEC 8), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { availabilityText as English } from './save-availability-text.ts'

export const availabilityText: Translated<typeof English> = {
  online: 'अब आप ऑनलाइन हैं',
  offline: 'अब आप ऑफ़लाइन हैं',
  failed: 'उपलब्धता बदली नहीं जा सकी',
}
