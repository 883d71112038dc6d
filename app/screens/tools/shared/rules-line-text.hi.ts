// The way to other rules, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { rulesLineText as English } from './rules-line-text.ts'

export const rulesLineText: Translated<typeof English> = {
  other: 'दूसरे नियम',
}
