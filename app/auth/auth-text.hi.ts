// Messages about failed calls, the end of a login and its cookie, in Hindi.
/** By status. */
export const clientErrorHindi: Readonly<Record<number, string>> = {
  403: 'आपको यह करने की अनुमति नहीं है।',
  404: 'यह नहीं मिला।',
  500: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
}
export const somethingWrongHindi = () => 'कुछ गड़बड़ हुई'

export function waitSentenceHindi(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`
  return `बहुत बार कोशिश हुई। कृपया ${wait} बाद फिर कोशिश करें।`
}

export const becauseHindi = (own: string, reason: string) => `${own}। ${reason}`
export const noConnectionHindi = () => 'कनेक्शन नहीं है। कृपया अपना नेटवर्क देखें और फिर कोशिश करें।'
export const expiredHindi = () => 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।'
export const loggedOutHindi = () => 'आप लॉग आउट हो गए हैं।'
export const noCookieHindi = () => 'कृपया कुकी की अनुमति दें: उनके बिना आप लॉग इन नहीं रह सकते।'
