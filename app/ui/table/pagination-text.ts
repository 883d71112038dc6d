// The words of page numbers.
import { texts } from '#app/language/texts.ts'

export const paginationTexts = texts({
  en: {
    pages: 'Pages',
    range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
    /** On a page after the last one. */
    all: (total: number) => `${total} in all`,
    previous: 'Previous',
    next: 'Next',
  },
  hi: {
    pages: 'पेज',
    range: (from, to, total) => `कुल ${total} में से ${from} से ${to}`,
    all: (total) => `कुल ${total}`,
    previous: 'पिछला',
    next: 'अगला',
  },
})
