// The button of a form whose answer did not come.
import { texts } from '#app/language/texts.ts'

export const formPartsTexts = texts({
  en: {
    retry: 'Try again',
  },
  hi: {
    retry: 'फिर कोशिश करें',
  },
})
