// The language of the page: on the server that of the request, in the browser that of the build.
import { type Language, languageOfPath, languageOfRequest, pathIn } from '#workers/contract/language.ts'

/** True in code that may meet Hindi: the server's, and that of the Hindi build. The English build drops the rest. */
const MAY_BE_HINDI = import.meta.env.SSR || __LANGUAGE__ === 'hi'

export function currentLanguage(): Language {
  return import.meta.env.SSR ? (languageOfRequest() ?? 'en') : __LANGUAGE__
}

export function isHindi(): boolean {
  return MAY_BE_HINDI && currentLanguage() === 'hi'
}

/** The locale for Intl. Hindi is written with the digits that its readers know from money and clocks. */
export function localeOfPage(): string {
  return isHindi() ? 'hi-IN-u-nu-latn' : 'en'
}

/** The locale of times in the reader's own way: Hindi on a Hindi page, else the browser's own (undefined). */
export function localeOfReader(): string | undefined {
  return isHindi() ? localeOfPage() : undefined
}

/** The address of a path of this site in the page's language, where no router resolves it: `location`, a plain link. */
export function addressOf(path: string): string {
  return MAY_BE_HINDI ? pathIn(currentLanguage(), path) : path
}

/** The path of an address of this site, the same in every language, as routes and `useLocation()` have it. */
export function pathOf({ pathname }: { pathname: string }): string {
  return MAY_BE_HINDI ? languageOfPath(pathname).path : pathname
}
