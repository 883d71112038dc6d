import { useHref } from '@remix-run/react'
import { type Language, languageOfPath } from '#workers/contract/language.ts'

/** The language of the page: that of the router's base path. */
export function useLanguage(): Language {
  return languageOfPath(useHref('/')).language
}
