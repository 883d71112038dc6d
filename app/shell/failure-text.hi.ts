// The words of a page that failed, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { failureText as English } from './failure-text.ts'

export const failureText: Translated<typeof English> = {
  title: 'ओह! कुछ गड़बड़ हो गई',
  message: 'त्रुटि संदेश',
  device: 'डिवाइस',
  unknown: 'अज्ञात त्रुटि',
  reload: 'पेज फिर लोड करें',
  clear: 'कैश साफ़ करके फिर लोड करें',
}
