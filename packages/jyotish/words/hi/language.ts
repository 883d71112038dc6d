// The Hindi way of writing grahas, signs, nakshatras, numbers and dates.
import { MINUTE_MS } from '../../clock/durations.ts'
import type { Language } from '../render.ts'
import { twelveHours } from './clock.ts'
import { GRAHAS } from './grahas.ts'
import { NAKSHATRAS } from './nakshatras.ts'

const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const ORDINALS = 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'.split(' ')

/** ordinal(6) = छठा, ordinal(15) = 15वाँ. */
const ordinal = (n: number) => ORDINALS[n - 1] ?? `${n}वाँ`

/** The form before a postposition: oblique(6) = छठे, oblique(7) = सातवें. */
const oblique = (n: number) => ordinal(n).replace(/ा(ँ?)$/, (_, nasal: string) => (nasal ? 'ें' : 'े'))

/** To the nearest minute, as the tables beside the sentences have it; a date and its time are of one minute. */
const nearestMinute = (ms: number) => new Date(Math.round(ms / MINUTE_MS) * MINUTE_MS)

function date(ms: number): string {
  const d = nearestMinute(ms)
  return `${d.getUTCDate()} ${MONTHS[d.getUTCMonth()]}`
}

/** The Hindi way of writing, without templates: `wordsOf(HINDI, …)` adds them. */
export const HINDI: Language = {
  code: 'hi',
  graha: GRAHAS,
  grahaShort: {
    sun: 'सू',
    moon: 'चं',
    mars: 'मं',
    mercury: 'बु',
    jupiter: 'गु',
    venus: 'शु',
    saturn: 'श',
    rahu: 'रा',
    ketu: 'के',
  },
  signs: 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'.split(' '),
  // Hindi has no second set of names.
  westernSigns: 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'.split(' '),
  nakshatras: NAKSHATRAS,
  ordinal,
  oblique,
  placement: ({ graha, sign, house, from }, { graha: names, signs }) =>
    from === 'lagna'
      ? `${names[graha]} ${signs[sign]} में, ${ordinal(house)} भाव`
      : `${names[graha]} ${signs[sign]} में, आपकी राशि से ${ordinal(house)}`,
  list: (items) => (items.length < 3 ? items.join(' और ') : `${items.slice(0, -1).join('; ')}; और ${items.at(-1)}`),
  date,
  fullDate: (ms) => `${date(ms)} ${nearestMinute(ms).getUTCFullYear()}`,
  time: (ms) => {
    const d = nearestMinute(ms)
    const time = twelveHours(d.getUTCHours(), d.getUTCMinutes())
    return time.endsWith('AM') ? time : `${time} बजे`
  },
}
