// Push messages as toasts (SPEC 8), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { pushToastsText as English } from './push-toasts-text.ts'

export const pushToastsText: Translated<typeof English> = {
  types: {
    'call-initiated': 'जुड़ रहा है',
    'call-ringing': 'ज्योतिषी को घंटी जा रही है',
    'call-joined': 'कॉल शुरू हुई',
    'call-ongoing': 'कॉल चल रही है',
    'call-ended': 'कॉल समाप्त हुई',
    'call-missed': 'मिस्ड कॉल',
    'call-failed': 'कॉल विफल हुई',
    'call-busy': 'ज्योतिषी व्यस्त हैं',
    'call-cancelled': 'कॉल रद्द हुई',
    'call-rejected': 'कॉल अस्वीकार हुई',
    'call-accepted': 'कॉल स्वीकार हुई',
    'call-disconnected': 'कॉल कट गई',
  },
  ofChat: /^चैट /,
  other: 'नया संदेश',
  sentence: (words) => `${words}।`,
  message: (title, words) => `${title}: ${words}`,
  both: (title, words) => `${title}। ${words}`,
}
