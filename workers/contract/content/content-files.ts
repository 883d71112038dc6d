// Content pages that are written as files: they show nothing of the database but settings.
import { LANGUAGES, type Language, pathIn } from '#workers/contract/text/language.ts'

const PAGES = [
  ...['/about-us', '/mission', '/vision', '/careers', '/contact-us', '/pricing', '/newsletter'],
  ...['/disclaimer', '/privacy-policy', '/refund-policy', '/terms', '/glossary', '/topics', '/docs/api'],
]

/** The addresses of the files, in each language. */
export const CONTENT_FILES: readonly string[] = LANGUAGES.flatMap((language: Language) =>
  PAGES.map((page) => pathIn(language, page)),
)

/** Header of a rendered page that may be written as a file: the hash of what it shows beside its texts. */
export const FACTS_HEADER = 'x-content-facts'

/** Where a set of files begins in the assets. */
export const CONTENT_FOLDER = '/content'

/**
 * The file `index.json` of the folder. `origin`: of the site that the files are for. `facts`: as the header of the pages had it;
 * their folder has its name.
 */
export type ContentIndex = {
  origin: string
  facts: string
  pages: Readonly<Record<string, { etag: string; policy: string }>>
}
