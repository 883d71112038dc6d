// The button that shows the other acts of a result, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { resultActionsText as English } from './result-actions-text.ts'

export const resultActionsText: Translated<typeof English> = {
  more: 'और',
}
