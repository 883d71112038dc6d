// Rules, events and causes of a horoscope, which the server words.
import { texts } from '#app/language/texts.ts'

export const buildTexts = texts({
  en: {
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    rules: (preset: string | null, ayanamsa: string, degrees: string, rest: string, version: string) =>
      `Rules used${preset ? `, those of ${preset}` : ''}: ${ayanamsa} ayanamsa ${degrees}, ${rest}. Engine ${version}.`,
    eclipse: (name: string, seen: boolean, place: string) => `${name}, ${seen ? 'seen' : 'not seen'} from ${place}`,
    enters: (graha: string, sign: string, house: string) => `${graha} enters ${sign}, the ${house} house`,
    turns: (graha: string, backwards: boolean) => `${graha} turns ${backwards ? 'retrograde' : 'direct'}`,
    newMoon: 'New moon',
    fullMoon: 'Full moon',
    transit: (graha: string, sign: string, house: string, backwards: boolean) =>
      `${graha} in ${sign}, the ${house} from your sign${backwards ? ', retrograde' : ''}`,
    moonIn: (star: string) => `The Moon in ${star}`,
    event: (graha: string, event: string, sign: string) => `${graha}, ${event} in ${sign}`,
    // The engine's own words for its rules.
    houses: (rule: string) => rule,
    gochara: (rule: string) => rule,
    score: (rule: string) => rule,
  },
  hi: {
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
  },
})
