// Rules, events and causes of a horoscope, which the server words, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { buildText as English } from './build-text.ts'

export const buildText: Translated<typeof English> = {
  fromTo: (start, end) => `${start} से ${end}`,
  rules: (preset, ayanamsa, degrees, rest, version) =>
    `प्रयुक्त नियम${preset ? `, ${preset} के` : ''}: अयनांश ${ayanamsa} ${degrees}, ${rest}। इंजन ${version}।`,
  eclipse: (name, seen, place) => `${name}, ${place} से ${seen ? 'दिखेगा' : 'नहीं दिखेगा'}`,
  enters: (graha, sign, house) => `${graha} का ${sign} में प्रवेश, ${house} भाव में`,
  turns: (graha, backwards) => `${graha} ${backwards ? 'वक्री' : 'मार्गी'}`,
  newMoon: 'अमावस्या',
  fullMoon: 'पूर्णिमा',
  transit: (graha, sign, house, backwards) =>
    `${sign} में ${graha}, आपकी राशि से ${house} भाव में${backwards ? ', वक्री' : ''}`,
  moonIn: (star) => `${star} में चंद्र`,
  event: (graha, event, sign) => `${graha}, ${sign} में ${event}`,
  houses: () => 'चुनी गई राशि से पूर्ण राशि वाले भाव',
  gochara: () => 'शुभ भाव और वेध फलदीपिका 26 के अनुसार',
  score: () => '3 + 2 × (शुभ गोचरों के भार − बाक़ी के भारों का आधा) / सभी भार; भार = भाव + कारक, चंद्रमा के लिए 2 और',
}
