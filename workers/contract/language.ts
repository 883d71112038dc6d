// The languages of the interface, and where their pages stand: English at its addresses, Hindi at those below /hi.

export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

export const HINDI_BASE = '/hi'
/** Remix's name of the home page's data; below a base name it is the base's own. */
const ROOT_DATA = '/_root.data'
/** Addresses that are the same in every language. */
const ONE_ADDRESS = /^\/(api|webhooks|live|dev|files|assets)(\/|$)|\.(xml|txt|webmanifest)$/

/** The language of a path's page, and its path in English. */
export function languageOfPath(pathname: string): { language: Language; path: string } {
  if (pathname === HINDI_BASE || pathname === `${HINDI_BASE}/`) return { language: 'hi', path: '/' }
  if (pathname === `${HINDI_BASE}.data`) return { language: 'hi', path: ROOT_DATA }
  const path = pathname.startsWith(`${HINDI_BASE}/`) ? pathname.slice(HINDI_BASE.length) : pathname
  return path === pathname || ONE_ADDRESS.test(path) ? { language: 'en', path: pathname } : { language: 'hi', path }
}

/** The path in another language, for an English one. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  if (path === ROOT_DATA) return `${HINDI_BASE}.data`
  return HINDI_BASE + (path.startsWith('/') && !/^\/(?=$|[?#])/.test(path) ? path : path.slice(1))
}

/** Something in each language. */
export function inEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return { en: make('en'), hi: make('hi') }
}

let readLanguage: () => Language | undefined = () => undefined

/** For the Worker, which knows which request is being answered. Returns how it was read before. */
export function readLanguageBy(read: () => Language | undefined): () => Language | undefined {
  const before = readLanguage
  readLanguage = read
  return before
}

/** The language of the request that is being answered; undefined outside of one, and in browsers. */
export function languageOfRequest(): Language | undefined {
  return readLanguage()
}
