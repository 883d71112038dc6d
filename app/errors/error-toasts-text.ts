// Messages about failed calls.
import { texts } from '#app/language/texts.ts'

export const authTexts = texts({
  en: {
    /** By status code. */
    failures: {
      403: 'You do not have permission to perform this action.',
      404: 'Resource not found.',
      500: 'Internal server error. Please try again later.',
    } as Readonly<Record<number, string>>,
    /** "Too many tries. Please try again in 40 seconds." */
    wait: (seconds: number) =>
      `Too many tries. Please try again in ${seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`}.`,
    /** Joins a sentence without its full stop and the reason. */
    because: (own: string, reason: string) => `${own}. ${reason}`,
  },
  hi: {
    failures: {
      403: 'आपको यह करने की अनुमति नहीं है।',
      404: 'यह नहीं मिला।',
      500: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    },
    wait: (seconds) =>
      `बहुत बार कोशिश हुई। कृपया ${seconds < 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`} बाद फिर कोशिश करें।`,
    because: (own, reason) => `${own}। ${reason}`,
  },
})
