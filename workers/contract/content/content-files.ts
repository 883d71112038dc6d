// Content pages that are written as files, because they show no data but settings.
import { LANGUAGES, type Language, pathIn } from '#workers/contract/text/language.ts'

const PAGES = [
  '/about-us',
  '/mission',
  '/vision',
  '/careers',
  '/contact-us',
  '/pricing',
  '/newsletter',
  '/disclaimer',
  '/privacy-policy',
  '/refund-policy',
  '/terms',
  '/glossary',
  '/topics',
  '/docs/api',
]

/** The paths of the files, in each language. */
export const CONTENT_FILES: readonly string[] = LANGUAGES.flatMap((language: Language) =>
  PAGES.map((page) => pathIn(language, page)),
)

/** Header of a rendered page that may be written as a file: the hash of the facts that it shows beside its text. */
export const FACTS_HEADER = 'x-content-facts'

/** The folder in the assets; it contains one folder of files for each set of facts. */
export const CONTENT_FOLDER = '/content'

/**
 * The file `index.json` of the folder. `origin`: of the site that the files were written for. `facts`: the hash from
 * FACTS_HEADER, which is also the name of the folder of these files.
 */
export type ContentIndex = {
  origin: string
  facts: string
  pages: Readonly<Record<string, { etag: string; policy: string }>>
}
