// Rules and causes of a reading for one birth, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { personalWords as English } from './build-personal-text.ts'

export const personalWords: Translated<typeof English> = {
  fromTo: (start, end) => `${start} से ${end}`,
  nodes: { mean: 'मध्यम', true: 'स्पष्ट' },
  rules: (ayanamsa, degrees, node, version) =>
    `प्रयुक्त नियम: जन्म के समय अयनांश ${ayanamsa} ${degrees}, चंद्र पात ${node}, संपूर्ण-राशि भाव। इंजन ${version}।`,
  fromLagna: (house) => `आपके लग्न से ${house} भाव में`,
  fromMoon: (house) => `आपके चंद्र से ${house} भाव में`,
  and: ' और ',
  transit: (graha, sign, backwards) => `${sign} में ${graha}${backwards ? ', वक्री' : ''}`,
}
