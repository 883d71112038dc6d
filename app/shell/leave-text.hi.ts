// The question before unsaved changes are left, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { leaveText as English } from './leave-text.ts'

export const leaveText: Translated<typeof English> = {
  title: 'बिना सहेजे पेज छोड़ें?',
  lost: 'इस पेज पर आपने जो बदला है, वह खो जाएगा।',
  stay: 'यहीं रहें',
  leave: 'पेज छोड़ें',
}
