/** A button that looks like a link, inside a sentence. */
export const linkButtonClass = 'min-h-6 text-left text-link underline-offset-3 hover:underline'
