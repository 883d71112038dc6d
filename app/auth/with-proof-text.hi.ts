// The proof of work that a browser makes for the server, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { withProofText as English } from './with-proof-text.ts'

export const withProofText: Translated<typeof English> = {
  proving: (seconds) => `इस समय बहुत कोशिशें हो रही हैं। आपका ब्राउज़र दिखा रहा है कि यह असली अनुरोध है: लगभग ${seconds} सेकंड।`,
}
