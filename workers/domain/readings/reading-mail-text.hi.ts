// The message about a reading, in Hindi.
import type { readingMailText as English } from './reading-mail-text.ts'

export const readingMailText: typeof English = {
  title: (name) => `${name} ने आपके लिए एक रीडिंग लिखी है`,
  body: 'इसे अपने परामर्श की कुंडली के साथ देखें।',
}
