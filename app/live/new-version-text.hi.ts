// That a new version of the site is there, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { newVersionText as English } from './new-version-text.ts'

export const newVersionText: Translated<typeof English> = {
  text: 'इस साइट का नया संस्करण आ गया है।',
  reload: 'फिर लोड करें',
}
