// The buttons that open an explanation.
import { texts } from '#app/language/texts.ts'

export const causeTexts = texts({
  en: { why: 'Why', whatIsThis: 'What is this?' },
  hi: { why: 'क्यों', whatIsThis: 'यह क्या है?' },
})
