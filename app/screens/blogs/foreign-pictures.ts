// External pictures in an unapproved text are not loaded, because that would reveal the reader to their host.

// The format in which the sanitizer writes every picture.
const FOREIGN = /(<img\b[^>]*?) src="(?=https?:)/g

/** The text with only its own pictures, and the number of removed ones. */
export function withoutForeignPictures(html: string): { html: string; count: number } {
  const count = html.match(FOREIGN)?.length ?? 0
  return { html: html.replace(FOREIGN, '$1 data-src="'), count }
}
