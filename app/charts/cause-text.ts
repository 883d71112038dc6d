// Texts for the placements on which a sentence is based.
import { texts } from '#app/language/texts.ts'

export const causeWordTexts = texts({
  en: {
    from: { lagna: 'the lagna', moon: 'the Moon', sun: 'the Sun', venus: 'Venus', sign: 'the sign' },
    inSign: (graha: string, sign: string) => `${graha} in ${sign}`,
    during: (start: string, end: string) => `${start} to ${end}`,
    looksAt: (from: string, to: string) => `${from} looks at ${to}`,
    event: (graha: string, event: string, sign: string) => `${graha}: ${event} in ${sign}`,
    pair: (what: string, a: string | number, b: string | number) => `${what}: ${a} and ${b}`,
    moonInStar: (star: string, count: string) => `the Moon in ${star}, the ${count} from your own`,
    house: (house: string) => `the ${house} house`,
    houseFrom: (house: string, from: string) => `the ${house} from ${from}`,
  },
  hi: {
    from: { lagna: 'लग्न', moon: 'चंद्र', sun: 'सूर्य', venus: 'शुक्र', sign: 'राशि' },
    inSign: (graha, sign) => `${sign} में ${graha}`,
    during: (start, end) => `${start} से ${end}`,
    looksAt: (from, to) => `${to} पर ${from} की दृष्टि`,
    event: (graha, event, sign) => `${graha}: ${sign} में ${event}`,
    pair: (what, a, b) => `${what}: ${a} और ${b}`,
    moonInStar: (star, count) => `${star} में चंद्र, आपके नक्षत्र से ${count} स्थान पर`,
    house: (house) => `${house} भाव में`,
    houseFrom: (house, from) => `${from} से ${house} भाव में`,
  },
})
