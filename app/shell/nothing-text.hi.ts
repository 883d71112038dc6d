// The answer for a thing that does not exist for this viewer; only the server writes it, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { nothingText as English } from './nothing-text.ts'

export const nothingText: Translated<typeof English> = {
  here: 'यहाँ कुछ नहीं है।',
}
