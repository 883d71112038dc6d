// The row of posts on the home page, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { postStripText as English } from './post-strip-text.ts'

export const postStripText: Translated<typeof English> = {
  title: 'हमारे ज्योतिषियों से',
  all: 'सभी ब्लॉग',
}
