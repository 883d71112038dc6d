// The words of page numbers, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { paginationText as English } from './pagination-text.ts'

export const paginationText: Translated<typeof English> = {
  pages: 'पेज',
  range: (from, to, total) => `कुल ${total} में से ${from} से ${to}`,
  all: (total) => `कुल ${total}`,
  previous: 'पिछला',
  next: 'अगला',
}
