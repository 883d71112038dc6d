// Toasts for the events of a call (SPEC 8), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { callToastsText as English } from './call-toasts-text.ts'

export const callToastsText: Translated<typeof English> = {
  requested: 'जुड़ रहा है',
  ringing: 'ज्योतिषी को घंटी जा रही है',
  connecting: 'कॉल स्वीकार हुई',
  active: 'कॉल शुरू हुई',
}
