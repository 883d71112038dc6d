// The languages of the interface. English pages have no prefix; those of other languages begin with the code of the language.
// ARCHITECTURE.md lists the steps of adding a language.

export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** `name`: in the language itself. `locale`: for Intl, with the digits that readers are used to for money and times. */
export const LANGUAGE_FACTS: Readonly<Record<Language, { name: string; locale: string; openGraph: string }>> = {
  en: { name: 'English', locale: 'en', openGraph: 'en_US' },
  hi: { name: 'हिन्दी', locale: 'hi-IN-u-nu-latn', openGraph: 'hi_IN' },
}

/** Remix's URL for the home page's data; below a basename Remix uses the basename itself. */
const ROOT_DATA = '/_root.data'
/** Paths without a language. */
const ONE_ADDRESS = /^\/(api|webhooks|live|dev|files|assets)(\/|$)|\.(xml|txt|webmanifest)$/

/** The path prefix of a language's pages: the router's basename. */
export const baseOf = (language: Language): string => (language === 'en' ? '/' : `/${language}`)

/** The language of a path's page, and its path in English. */
export function languageOfPath(pathname: string): { language: Language; path: string } {
  const language = LANGUAGES.find((each) => each !== 'en' && isBelow(pathname, baseOf(each)))
  const english = { language: 'en', path: pathname } as const
  if (!language) return english
  const path = pathname.slice(baseOf(language).length)
  if (path === '.data') return { language, path: ROOT_DATA }
  return ONE_ADDRESS.test(path) ? english : { language, path: path || '/' }
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname === `${base}.data` || pathname.startsWith(`${base}/`)
}

/** The path in another language, for an English one. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  const base = baseOf(language)
  if (path === ROOT_DATA) return `${base}.data`
  return base + (path.startsWith('/') && !/^\/(?=$|[?#])/.test(path) ? path : path.slice(1))
}

/** Calls `make` for each language. */
export function byLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>
}

let readLanguage: () => Language | undefined = () => undefined

/** For the Worker, which sets a function that returns the language of the current request. Returns the previous one. */
export function setLanguageSource(read: () => Language | undefined): () => Language | undefined {
  const before = readLanguage
  readLanguage = read
  return before
}

/** The language of the current request; undefined outside of one, and in browsers. */
export function languageOfRequest(): Language | undefined {
  return readLanguage()
}
