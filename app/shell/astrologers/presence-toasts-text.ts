// The toasts of the availability switch.
import { texts } from '#app/language/texts.ts'

export const presenceToastTexts = texts({
  en: {
    online: 'You are now Online',
    offline: 'You are now Offline',
    failed: 'Could not update availability',
  },
  hi: {
    online: 'अब आप ऑनलाइन हैं',
    offline: 'अब आप ऑफ़लाइन हैं',
    failed: 'उपलब्धता बदली नहीं जा सकी',
  },
})
