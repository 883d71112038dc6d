// A call of a page, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { useCallText as English } from './use-call-text.ts'

export const useCallText: Translated<typeof English> = {
  choiceFailed: 'वह डिवाइस इस्तेमाल नहीं हो सका। कॉल पहले वाले से जारी है।',
}
