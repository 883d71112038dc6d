// The placements that a sentence rests on, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { causeWords as English } from './cause-text.ts'

export const causeWords: Translated<typeof English> = {
  from: { lagna: 'लग्न', moon: 'चंद्र', sun: 'सूर्य', venus: 'शुक्र', sign: 'राशि' },
  inSign: (graha, sign) => `${sign} में ${graha}`,
  during: (start, end) => `${start} से ${end}`,
  looksAt: (from, to) => `${to} पर ${from} की दृष्टि`,
  event: (graha, event, sign) => `${graha}: ${sign} में ${event}`,
  pair: (what, a, b) => `${what}: ${a} और ${b}`,
  moonInStar: (star, count) => `${star} में चंद्र, आपके नक्षत्र से ${count} स्थान पर`,
  house: (house) => `${house} भाव में`,
  houseFrom: (house, from) => `${from} से ${house} भाव में`,
}
