// The message about a reading, without its content.
import { texts } from '#workers/contract/text/texts.ts'
export const readingMailTexts = texts({
  en: {
    title: (name: string) => `${name} has left you a reading`,
    body: 'See it with the chart of your session.',
    open: 'See the reading',
  },
  hi: {
    title: (name) => `${name} ने आपके लिए एक रीडिंग लिखी है`,
    body: 'इसे अपने परामर्श की कुंडली के साथ देखें।',
    open: 'रीडिंग देखें',
  },
})
