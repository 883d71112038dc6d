// Texts for a request whose body is not a form of this site.
import { texts } from '#app/language/texts.ts'

export const readPostTexts = texts({
  en: {
    problem: 'What was sent is not this form. Please fill it in and send it again.',
  },
  hi: {
    problem: 'जो भेजा गया वह यह फ़ॉर्म नहीं है। कृपया इसे भरकर फिर भेजें।',
  },
})
