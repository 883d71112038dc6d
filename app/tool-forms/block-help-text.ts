// Words of the glossary link below the explanation of a block.
import { texts } from '#app/language/texts.ts'

export const blockHelpTexts = texts({
  en: {
    more: 'More in the glossary',
  },
  hi: {
    more: 'शब्दावली में और पढ़ें',
  },
})
