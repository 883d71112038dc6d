// Pictures of other sites in a text that nobody has approved: a browser that loads one tells its host who reads.

// The sanitiser writes every picture so.
const FOREIGN = /(<img\b[^>]*?) src="(?=https?:)/g

/** The text with its own pictures alone, and the number of those that were left out. */
export function withoutForeignPictures(html: string): { html: string; count: number } {
  const count = html.match(FOREIGN)?.length ?? 0
  return { html: html.replace(FOREIGN, '$1 data-src="'), count }
}
