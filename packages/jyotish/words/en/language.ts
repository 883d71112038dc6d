// The English way of writing grahas, signs, nakshatras, numbers and dates.
import { MINUTE_MS } from '../../clock/durations.ts'
import type { Language } from '../render.ts'
import { twelveHours } from './clock.ts'
import { NAKSHATRAS } from './nakshatras.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** ordinal(11) = 11th, ordinal(3) = 3rd. */
function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14
  const kind = teen ? 'other' : ({ 1: 'one', 2: 'two', 3: 'few' }[n % 10] ?? 'other')
  return `${n}${SUFFIX[kind]}`
}

/** To the nearest minute, as the tables beside the sentences have it; a date and its time are of one minute. */
const nearestMinute = (ms: number) => new Date(Math.round(ms / MINUTE_MS) * MINUTE_MS)

function date(ms: number): string {
  const d = nearestMinute(ms)
  return `${d.getUTCDate()} ${MONTHS[d.getUTCMonth()]}`
}

/** The English way of writing, without templates: `wordsOf(ENGLISH, …)` adds them. */
export const ENGLISH: Language = {
  code: 'en',
  graha: {
    sun: 'the Sun',
    moon: 'the Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  grahaShort: {
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
  },
  signs: 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Mina'.split(' '),
  westernSigns: 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' '),
  nakshatras: NAKSHATRAS,
  ordinal,
  placement: ({ graha, sign, house, from }, { graha: names, signs }) =>
    from === 'lagna'
      ? `${names[graha]} in ${signs[sign]}, the ${ordinal(house)} house`
      : `${names[graha]} in ${signs[sign]}, the ${ordinal(house)} from your sign`,
  list: (items) => (items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`),
  date,
  fullDate: (ms) => `${date(ms)} ${nearestMinute(ms).getUTCFullYear()}`,
  time: (ms) => {
    const d = nearestMinute(ms)
    return twelveHours(d.getUTCHours(), d.getUTCMinutes())
  },
}
