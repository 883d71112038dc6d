// The page of a wrong address, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { notFoundText as English } from './not-found-text.ts'

export const notFoundText: Translated<typeof English> = {
  pageTitle: 'पेज नहीं मिला',
  title: 'इस पते पर कोई पेज नहीं है',
  lead: 'हो सकता है पता ग़लत लिखा गया हो, या पेज कहीं और चला गया हो। आगे के रास्ते:',
  home: 'होम',
  astrologers: 'ज्योतिषी',
  kundli: 'कुंडली',
}
