import type { Words } from './render.ts'

/** Words in several languages, of which a browser loads those of its page. */
export type LoadableWords<Language extends string> = {
  /** Loads the words of a language once. */
  load: (language: Language) => Promise<Words>
  /** The words of a language that `load` has loaded; throws for any other. */
  of: (language: Language) => Words
}

/** `loads`: an import of the words of each language. */
export function loadableWords<Language extends string>(
  loads: Readonly<Record<Language, () => Promise<Words>>>,
): LoadableWords<Language> {
  const loaded = new Map<Language, Words>()
  return {
    async load(language) {
      const words = loaded.get(language) ?? (await loads[language]())
      loaded.set(language, words)
      return words
    },
    of(language) {
      const words = loaded.get(language)
      if (!words) throw new Error(`The words of "${language}" are not loaded.`)
      return words
    },
  }
}
