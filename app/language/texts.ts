// The types of dictionaries. The texts themselves are beside their screens, in `*-text.ts`. Components read them with `useTexts`, other code with `texts[language]`.
import type { Language } from '#workers/contract/text/language.ts'
import { useLanguage } from './use-language.ts'

export { staffTexts, type Texts, type Translated, texts } from '#workers/contract/text/texts.ts'

/** The text in the page's language. */
export function useTexts<Text>(inEach: Readonly<Record<Language, Text>>): Text {
  return inEach[useLanguage()]
}
