// The buttons that open an explanation.
import { texts } from '#app/language/texts.ts'

export const whyTexts = texts({
  en: () => 'Why',
  hi: () => 'क्यों',
})
export const whatIsThisTexts = texts({
  en: () => 'What is this?',
  hi: () => 'यह क्या है?',
})
