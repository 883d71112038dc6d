// The buttons of the rules, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { rulesFormText as English } from './rules-form-text.ts'

export const rulesFormText: Translated<typeof English> = {
  change: 'नियम बदलें',
  usual: 'सामान्य नियमों पर लौटें',
}
