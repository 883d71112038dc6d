// Toasts for the events of a call.
import { texts } from '#app/language/texts.ts'

export const callToastsTexts = texts({
  en: {
    requested: 'Connecting',
    ringing: 'Ringing astrologer',
    connecting: 'Call accepted',
    active: 'Call started',
  },
  hi: {
    requested: 'जुड़ रहा है',
    ringing: 'ज्योतिषी को घंटी जा रही है',
    connecting: 'कॉल स्वीकार हुई',
    active: 'कॉल शुरू हुई',
  },
})
