// The Hindi way of writing grahas, signs, stars, numbers and dates.
import type { Language } from '../render.ts'

const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const ORDINALS = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा']

const pad = (n: number) => String(n).padStart(2, '0')

/** ordinal(6) = छठा, ordinal(11) = 11वाँ. */
const ordinal = (n: number) => ORDINALS[n - 1] ?? `${n}वाँ`

function date(ms: number): string {
  const d = new Date(ms)
  return `${d.getUTCDate()} ${MONTHS[d.getUTCMonth()]}`
}

export const HINDI: Language = {
  code: 'hi',
  graha: {
    sun: 'सूर्य',
    moon: 'चंद्र',
    mars: 'मंगल',
    mercury: 'बुध',
    jupiter: 'गुरु',
    venus: 'शुक्र',
    saturn: 'शनि',
    rahu: 'राहु',
    ketu: 'केतु',
  },
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
  nakshatras:
    'अश्विनी,भरणी,कृत्तिका,रोहिणी,मृगशिरा,आर्द्रा,पुनर्वसु,पुष्य,आश्लेषा,मघा,पूर्वा फाल्गुनी,उत्तरा फाल्गुनी,हस्त,चित्रा,स्वाति,विशाखा,अनुराधा,ज्येष्ठा,मूल,पूर्वाषाढ़ा,उत्तराषाढ़ा,श्रवण,धनिष्ठा,शतभिषा,पूर्वा भाद्रपद,उत्तरा भाद्रपद,रेवती'.split(
      ',',
    ),
  ordinal,
  placement: ({ graha, sign, house, from }, { graha: names, signs }) =>
    from === 'lagna'
      ? `${names[graha]} ${signs[sign]} में, ${ordinal(house)} भाव`
      : `${names[graha]} ${signs[sign]} में, आपकी राशि से ${ordinal(house)}`,
  list: (items) => (items.length < 3 ? items.join(' और ') : `${items.slice(0, -1).join('; ')}; और ${items.at(-1)}`),
  date,
  fullDate: (ms) => `${date(ms)} ${new Date(ms).getUTCFullYear()}`,
  time: (ms) => {
    const d = new Date(ms)
    return `${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}`
  },
}
