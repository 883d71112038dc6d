// Messages about failed calls, the end of a login and its cookie (SPEC 4, 8).
import { texts } from '#app/language/texts.ts'

export const authTexts = texts({
  en: {
    /** By status. */
    failures: {
      403: 'You do not have permission to perform this action.',
      404: 'Resource not found.',
      500: 'Internal server error. Please try again later.',
    } as Readonly<Record<number, string>>,
    somethingWrong: 'Something went wrong',
    /** "Too many tries. Please try again in 40 seconds." */
    wait: (seconds: number) =>
      `Too many tries. Please try again in ${seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`}.`,
    /** A sentence without its end, and the reason behind it. */
    because: (own: string, reason: string) => `${own}. ${reason}`,
    noConnection: 'No connection. Please check your network and try again.',
    expired: 'Your session has expired. Please log in again.',
    loggedOut: 'You have been logged out successfully.',
    noCookie: 'Please allow cookies: without them you cannot stay logged in.',
  },
  hi: {
    failures: {
      403: 'आपको यह करने की अनुमति नहीं है।',
      404: 'यह नहीं मिला।',
      500: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    },
    somethingWrong: 'कुछ गड़बड़ हुई',
    wait: (seconds) =>
      `बहुत बार कोशिश हुई। कृपया ${seconds < 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`} बाद फिर कोशिश करें।`,
    because: (own, reason) => `${own}। ${reason}`,
    noConnection: 'कनेक्शन नहीं है। कृपया अपना नेटवर्क देखें और फिर कोशिश करें।',
    expired: 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।',
    loggedOut: 'आप लॉग आउट हो गए हैं।',
    noCookie: 'कृपया कुकी की अनुमति दें: उनके बिना आप लॉग इन नहीं रह सकते।',
  },
})
