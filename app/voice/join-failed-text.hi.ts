// A join that fails before the call was ever open (SPEC 8), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { joinText as English } from './join-failed-text.ts'

export const joinText: Translated<typeof English> = {
  failed: 'वेब कॉल से जुड़ा नहीं जा सका',
}
