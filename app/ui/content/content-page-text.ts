// The words around a page of prose.
import { texts } from '#app/language/texts.ts'

export const contentPageTexts = texts({
  en: {
    contents: 'On this page',
  },
  hi: {
    contents: 'इस पेज पर',
  },
})
