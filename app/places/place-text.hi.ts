// Texts of the place field, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'
import type * as English from './place-text.ts'

export const placeHindi: Translated<typeof English.placeEnglish> = {
  label: 'स्थान',
  list: 'मिले हुए स्थान',
  birthLabel: 'जन्म स्थान',
  hint: 'शहर, क़स्बे या गाँव का नाम लिखें। निर्देशांक भी चलते हैं: 25.32, 82.97',
  lastUsed: 'पिछली बार का',
  loading: 'स्थान खोजे जा रहे हैं…',
  none: 'कोई स्थान नहीं मिला। सबसे नज़दीकी शहर लिखें, या निर्देशांक, जैसे 25.32, 82.97।',
  failed: 'स्थानों की सूची लोड नहीं हुई। फिर भी फ़ॉर्म भेजें: नाम तब खोजा जाएगा।',
  retry: 'फिर कोशिश करें',
  credit: 'स्थान: GeoNames',
  creditHref: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  count: (n) => (n === 1 ? '1 स्थान मिला' : `${n} स्थान मिले`),
  missing: 'कृपया स्थान भरें।',
  taken: (typed, place) => `“${typed}” को ${place} माना गया।`,
  unknown: (text) => `“${text}” नाम का कोई स्थान नहीं मिला। सबसे नज़दीकी शहर लिखें, या निर्देशांक, जैसे 25.32, 82.97।`,
}

export const placeNameHindi: typeof English.placeNameEnglish = ({ name, also }) => (also ? `${name} (${also})` : name)

/** Hindi country names are derived from the country code; coordinates have none. */
export const placeFactHindi: typeof English.placeFactEnglish = (place) =>
  (place.country_code && `${new Intl.DisplayNames('hi', { type: 'region' }).of(place.country_code)} · `) +
  `${formatPoint(place)} · ${place.tz.replaceAll('_', ' ')}`
