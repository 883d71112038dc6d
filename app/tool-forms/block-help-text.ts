// Text of the link from an explanation to the glossary.
import { texts } from '#app/language/texts.ts'

export const blockHelpTexts = texts({
  en: {
    more: 'More in the glossary',
  },
  hi: {
    more: 'शब्दावली में और पढ़ें',
  },
})
