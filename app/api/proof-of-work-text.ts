// Text shown while the browser solves a proof of work.
import { texts } from '#app/language/texts.ts'

export const proofOfWorkTexts = texts({
  en: {
    proving: (seconds: number) =>
      `Many tries are being made at the moment. Your browser proves that it is in earnest: about ${seconds} seconds.`,
  },
  hi: {
    proving: (seconds) => `इस समय बहुत कोशिशें हो रही हैं। आपका ब्राउज़र दिखा रहा है कि यह असली अनुरोध है: लगभग ${seconds} सेकंड।`,
  },
})
