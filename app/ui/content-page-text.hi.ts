// The words around a page of prose, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { contentPageText as English } from './content-page-text.ts'

export const contentPageText: Translated<typeof English> = {
  contents: 'इस पेज पर',
}
