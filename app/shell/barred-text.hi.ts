import type { Translated } from '#app/language/translated.ts'
import type { barredText as English } from './barred-text.ts'

export const barredText: Translated<typeof English> = {
  unapproved: 'पंजीकरण स्वीकृत होने पर आप ऑनलाइन हो सकते हैं।',
}
