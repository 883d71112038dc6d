import type { LoadableWords } from 'drishti-jyotish/words/loadable-words.ts'
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'
import { currentLanguage } from './language.ts'

/**
 * Loads words of the engine before a part that shows them: in a browser those of the page's language, on the server
 * those of all languages.
 */
export async function loadWords(words: LoadableWords<Language>): Promise<void> {
  await Promise.all((import.meta.env.SSR ? LANGUAGES : [currentLanguage()]).map(words.load))
}
