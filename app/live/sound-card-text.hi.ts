// The card about sounds, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { soundCardText as English } from './sound-card-text.ts'

export const soundCardText: Translated<typeof English> = {
  title: 'आवाज़ें',
  on: 'घंटी आने और कॉल जुड़ने पर यह ब्राउज़र आवाज़ बजाता है।',
  off: 'यह ब्राउज़र कोई आवाज़ नहीं बजाता। घंटी दिखाई जाती है, और जहाँ डिवाइस कर सके, कंपन होता है।',
}
