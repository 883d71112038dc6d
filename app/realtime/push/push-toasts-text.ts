// Push messages as toasts.
import { texts } from '#app/language/texts.ts'

export const pushToastsTexts = texts({
  en: {
    /** By type. */
    types: {
      'call-initiated': 'Connecting',
      'call-ringing': 'Ringing astrologer',
      'call-joined': 'Call started',
      'call-ongoing': 'Call in progress',
      'call-ended': 'Call ended',
      'call-missed': 'Missed call',
      'call-failed': 'Call failed',
      'call-busy': 'Astrologer is busy',
      'call-cancelled': 'Call cancelled',
      'call-rejected': 'Call rejected',
      'call-accepted': 'Call accepted',
      'call-disconnected': 'Call disconnected',
    },
    /** The title of a notification about a chat. */
    ofChat: /^Chat /,
    other: 'New message',
    sentence: (words: string) => `${words}.`,
    message: (title: string, words: string) => `${title}: ${words}`,
    both: (title: string, words: string) => `${title}. ${words}`,
  },
  hi: {
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
  },
})
