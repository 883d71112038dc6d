// The button of drawers, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { drawerText as English } from './drawer-text.ts'

export const drawerText: Translated<typeof English> = {
  close: 'बंद करें',
}
