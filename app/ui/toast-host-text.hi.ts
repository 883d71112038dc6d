// The button of toasts, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { toastHostText as English } from './toast-host-text.ts'

export const toastHostText: Translated<typeof English> = {
  close: 'बंद करें',
}
