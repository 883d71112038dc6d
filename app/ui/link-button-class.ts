/** A button that reads as a link, within a sentence. */
export const linkButtonClass = 'text-left text-link underline underline-offset-3'
