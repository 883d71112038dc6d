// The mail about the free message after a consultation, and its answer.
import { texts } from '#workers/contract/text/texts.ts'
export const followUpMailTexts = texts({
  en: { subject: (name: string) => `${name} has written to you`, open: 'Open the consultation' },
  hi: { subject: (name) => `${name} ने आपको लिखा है`, open: 'परामर्श खोलें' },
})
