// The births that are shared in a consultation, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { attachedBirthText as English } from './attached-birth-text.ts'

export const attachedBirthText: Translated<typeof English> = {
  shared: (name) => `आप ${name} का जन्म विवरण साझा कर रहे हैं`,
  sharedTwo: (a, b) => `आप ${a} और ${b} के जन्म विवरण साझा कर रहे हैं`,
  sharedBefore: (name) => `आपने ${name} का जन्म विवरण साझा किया था`,
  sharedTwoBefore: (a, b) => `आपने ${a} और ${b} के जन्म विवरण साझा किए थे`,
  birthOf: (name) => `${name} का जन्म विवरण`,
  birthsOf: (a, b) => `${a} और ${b} के जन्म विवरण`,
  who: 'संबंध',
  client: 'ग्राहक',
  gender: 'लिंग',
  sure: 'समय की सटीकता',
  place: 'स्थान',
  zone: 'समय क्षेत्र',
  point: 'अक्षांश, देशांतर',
  until: 'यह परामर्श समाप्त होने तक आप दोनों को दिखता है।',
  untilOver: 'परामर्श समाप्त हो गया है: ज्योतिषी अब यह जन्म विवरण नहीं देखते।',
}
