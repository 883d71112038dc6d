// Dictionaries of interface texts. Components read them by `useTexts`, other code by `texts[language]`.
import type { Language } from '#workers/contract/text/language.ts'
import { useLanguage } from './use-language.ts'

export { staffTexts, type Texts, type Translated, texts } from '#workers/contract/text/texts.ts'

/** The text in the language of the page. */
export function useTexts<Text>(inEach: Readonly<Record<Language, Text>>): Text {
  return inEach[useLanguage()]
}
