// Messages about failed calls, the end of a login and its cookie, in Hindi.
/** By status. */
export const CLIENT_ERRORS: Readonly<Record<number, string>> = {
  403: 'आपको यह करने की अनुमति नहीं है।',
  404: 'यह नहीं मिला।',
  500: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
}
export const somethingWrong = () => 'कुछ गड़बड़ हुई'

export function waitSentence(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`
  return `बहुत बार कोशिश हुई। कृपया ${wait} बाद फिर कोशिश करें।`
}

export const because = (own: string, reason: string) => `${own}। ${reason}`
export const noConnection = () => 'कनेक्शन नहीं है। कृपया अपना नेटवर्क देखें और फिर कोशिश करें।'
export const expired = () => 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।'
export const loggedOut = () => 'आप लॉग आउट हो गए हैं।'
export const noCookies = () => 'कृपया कुकी की अनुमति दें: उनके बिना आप लॉग इन नहीं रह सकते।'
