import { useHref } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { type Language, languageOfPath } from '#workers/contract/text/language.ts'

/** The language of the page; the root provides it. */
export const PageLanguage = createContext<Language>('en')

export function useLanguage(): Language {
  return useContext(PageLanguage)
}

/** For the root: the language of the router's base path. */
export function useLanguageOfRouter(): Language {
  return languageOfPath(useHref('/')).language
}
