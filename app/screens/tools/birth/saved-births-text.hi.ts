// The births of one’s account in a tool, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { savedBirthsText as English } from './saved-births-text.ts'

export const savedBirthsText: Translated<typeof English> = {
  title: 'आपके जन्म विवरण',
  manage: 'बदलें',
}
