// Texts for the end of a login, for cookies, and for a failed connection.
import { texts } from '#app/language/texts.ts'

export const loginEndTexts = texts({
  en: {
    somethingWrong: 'Something went wrong',
    noConnection: 'No connection. Please check your network and try again.',
    expired: 'Your session has expired. Please log in again.',
    loggedOut: 'You have been logged out successfully.',
    noCookie: 'Please allow cookies: without them you cannot stay logged in.',
  },
  hi: {
    somethingWrong: 'कुछ गड़बड़ हुई',
    noConnection: 'कनेक्शन नहीं है। कृपया अपना नेटवर्क देखें और फिर कोशिश करें।',
    expired: 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।',
    loggedOut: 'आप लॉग आउट हो गए हैं।',
    noCookie: 'कृपया कुकी की अनुमति दें: उनके बिना आप लॉग इन नहीं रह सकते।',
  },
})
