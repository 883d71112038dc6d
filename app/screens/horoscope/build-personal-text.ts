// Rules and causes of a reading for one birth.
import { texts } from '#app/language/texts.ts'

export const personalWordTexts = texts({
  en: {
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    nodes: { mean: 'mean', true: 'true' },
    rules: (ayanamsa: string, degrees: string, node: string, version: string) =>
      `Rules used: ${ayanamsa} ayanamsa ${degrees} at birth, ${node} node, whole-sign houses. Engine ${version}.`,
    fromLagna: (house: string) => `the ${house} from your lagna`,
    fromMoon: (house: string) => `the ${house} from your Moon`,
    and: ' and ',
    transit: (graha: string, sign: string, backwards: boolean) =>
      `${graha} in ${sign}${backwards ? ', retrograde' : ''}`,
  },
  hi: {
    fromTo: (start, end) => `${start} से ${end}`,
    nodes: { mean: 'मध्यम', true: 'स्पष्ट' },
    rules: (ayanamsa, degrees, node, version) =>
      `प्रयुक्त नियम: जन्म के समय अयनांश ${ayanamsa} ${degrees}, चंद्र पात ${node}, संपूर्ण-राशि भाव। इंजन ${version}।`,
    fromLagna: (house) => `आपके लग्न से ${house} भाव में`,
    fromMoon: (house) => `आपके चंद्र से ${house} भाव में`,
    and: ' और ',
    transit: (graha, sign, backwards) => `${sign} में ${graha}${backwards ? ', वक्री' : ''}`,
  },
})
