// The buttons of dialogs, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { dialogText as English } from './dialog-text.ts'

export const dialogText: Translated<typeof English> = {
  close: 'बंद करें',
  cancel: 'रद्द करें',
}
