// The language of the page: on the server from the request, in browsers from the URL. Components read it from the
// router (use-language.ts), and their texts with `useTexts`.
import {
  LANGUAGE_FACTS,
  type Language,
  languageOfPath,
  languageOfRequest,
  pathIn,
} from '#workers/contract/text/language.ts'

/** For code outside of components. */
export function currentLanguage(): Language {
  if (import.meta.env.SSR) return languageOfRequest() ?? 'en'
  return languageOfPath(pageOfThread()).language
}

/** The path of the page. A web worker has no path of a page, so its name is the path of the page that started it. */
function pageOfThread(): string {
  return typeof document === 'undefined' ? self.name : location.pathname
}

/** The locale for Intl. */
export function localeOfPage(): string {
  return LANGUAGE_FACTS[currentLanguage()].locale
}

/** The locale for times: the page's, but on an English page English with the browser's region. */
export function localeOfReader(): string {
  return currentLanguage() === 'en' ? englishIn(Intl.DateTimeFormat().resolvedOptions().locale) : localeOfPage()
}

/** Fixes the calendar and the digits, because browsers of some regions default to others. */
export function englishIn(locale: string): string {
  return `en-${new Intl.Locale(locale).maximize().region}-u-ca-gregory-nu-latn`
}

/**
 * The URL of a path of this site in the page's language, for `location` and plain links, which the router does not
 * resolve.
 */
export function addressOf(path: string): string {
  return pathIn(currentLanguage(), path)
}

/** The path of a URL of this site without the language, as in routes and `useLocation()`. */
export function pathOf({ pathname }: { pathname: string }): string {
  return languageOfPath(pathname).path
}
