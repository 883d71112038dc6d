// The placements that a sentence rests on.
export const causeWords = {
  from: { lagna: 'the lagna', moon: 'the Moon', sun: 'the Sun', venus: 'Venus', sign: 'the sign' },
  inSign: (graha: string, sign: string) => `${graha} in ${sign}`,
  during: (start: string, end: string) => `${start} to ${end}`,
  looksAt: (from: string, to: string) => `${from} looks at ${to}`,
  event: (graha: string, event: string, sign: string) => `${graha}: ${event} in ${sign}`,
  pair: (what: string, a: string | number, b: string | number) => `${what}: ${a} and ${b}`,
  moonInStar: (star: string, count: string) => `the Moon in ${star}, the ${count} from your own`,
  house: (house: string) => `the ${house} house`,
  houseFrom: (house: string, from: string) => `the ${house} from ${from}`,
} as const
