// The mail about the free message after a consultation, and its answer.
import { texts } from '#workers/contract/texts.ts'
export const followUpMailTexts = texts({
  en: { subject: (name: string) => `${name} has written to you` },
  hi: { subject: (name) => `${name} ने आपको लिखा है` },
})
