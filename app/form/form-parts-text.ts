// Texts of a form without a response.
import { texts } from '#app/language/texts.ts'

export const formPartsTexts = texts({
  en: {
    retry: 'Try again',
    failed: 'Something went wrong. Please try again.',
  },
  hi: {
    retry: 'फिर कोशिश करें',
    failed: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
})
