import { texts } from '#app/language/texts.ts'

export const failureTexts = texts({
  en: {
    title: 'Oops! Something went wrong',
    message: 'Error message',
    device: 'Device',
    unknown: 'Unknown error',
    unread: 'The server could not answer just now. Please load the page again in a moment.',
    reload: 'Reload Page',
    clear: 'Clear Cache & Reload',
  },
  hi: {
    title: 'ओह! कुछ गड़बड़ हो गई',
    message: 'त्रुटि संदेश',
    device: 'डिवाइस',
    unknown: 'अज्ञात त्रुटि',
    unread: 'सर्वर अभी जवाब नहीं दे सका। कृपया थोड़ी देर बाद पेज फिर से खोलें।',
    reload: 'पेज फिर लोड करें',
    clear: 'कैश साफ़ करके फिर लोड करें',
  },
})
