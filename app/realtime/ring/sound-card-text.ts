import { texts } from '#app/language/texts.ts'

export const soundCardTexts = texts({
  en: {
    title: 'Sounds',
    on: 'This browser plays a sound when it rings and when a call connects.',
    off: 'This browser plays no sounds. A ring is shown, and vibrates where the device can.',
  },
  hi: {
    title: 'आवाज़ें',
    on: 'घंटी आने और कॉल जुड़ने पर यह ब्राउज़र आवाज़ बजाता है।',
    off: 'यह ब्राउज़र कोई आवाज़ नहीं बजाता। घंटी दिखाई जाती है, और जहाँ डिवाइस कर सके, कंपन होता है।',
  },
})
