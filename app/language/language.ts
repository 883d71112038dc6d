// The language of the page: on the server that of the request, in browsers that of the address. Components read it from the
// router (use-language.ts), and their texts by `useTexts`.
import {
  LANGUAGE_FACTS,
  type Language,
  languageOfPath,
  languageOfRequest,
  pathIn,
} from '#workers/contract/text/language.ts'

/** A paper's language while its words are written. */
let paper: Language | null = null

/** For code that is no component. */
export function currentLanguage(): Language {
  if (import.meta.env.SSR) return languageOfRequest() ?? 'en'
  return paper ?? languageOfPath(pageOfThread()).language
}

/** The path of the page. A worker's own address says nothing: its name is the path of the page that started it. */
function pageOfThread(): string {
  return typeof document === 'undefined' ? self.name : location.pathname
}

/** Writes a paper in English on any page: the PDF library draws no Devanagari. */
export function inEnglish<Paper>(write: () => Paper): Paper {
  const before = paper
  paper = 'en'
  try {
    return write()
  } finally {
    paper = before
  }
}

/** The locale for Intl. */
export function localeOfPage(): string {
  return LANGUAGE_FACTS[currentLanguage()].locale
}

/** The locale of times in the reader's own way: the page's, but on an English page English in the way of the browser's region. */
export function localeOfReader(): string {
  return currentLanguage() === 'en' ? englishIn(Intl.DateTimeFormat().resolvedOptions().locale) : localeOfPage()
}

/** Browsers of some regions count years and write digits in other ways than English pages do. */
export function englishIn(locale: string): string {
  return `en-${new Intl.Locale(locale).maximize().region}-u-ca-gregory-nu-latn`
}

/** The address of a path of this site in the page's language, where no router resolves it: `location`, a plain link. */
export function addressOf(path: string): string {
  return pathIn(currentLanguage(), path)
}

/** The path of an address of this site, the same in every language, as routes and `useLocation()` have it. */
export function pathOf({ pathname }: { pathname: string }): string {
  return languageOfPath(pathname).path
}
