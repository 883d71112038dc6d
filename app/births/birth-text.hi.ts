// Texts of a saved birth, in Hindi.

import type { Translated } from '#app/language/texts.ts'
import type * as English from './birth-text.ts'
import { UNKNOWN_MINUTES } from './certainties.ts'
import { fieldsTexts } from './fields-text.ts'

export const relationNameHindi: Translated<typeof English.relationNameEnglish> = {
  self: 'मैं स्वयं',
  partner: 'जीवनसाथी',
  child: 'संतान',
  parent: 'माता या पिता',
  sibling: 'भाई या बहन',
  friend: 'मित्र',
  other: 'कोई और',
}

export const genderNameHindi: Translated<typeof English.genderNameEnglish> = {
  female: 'महिला',
  male: 'पुरुष',
  other: 'अन्य',
}

/** bornOn({ date: "1943-06-01", time: "04:05:06", … }) = "1 जून 1943, 04:05:06". */
export const bornOnHindi: typeof English.bornOnEnglish = ({ date, time }) => {
  const [year = '', month = '', day = ''] = date.split('-')
  const clock = time === null ? 'समय अज्ञात' : time.endsWith(':00') ? time.slice(0, 5) : time
  return `${Number(day)} ${fieldsTexts.hi.months[Number(month) - 1]} ${Number(year)}, ${clock}`
}

export const certaintyHindi: typeof English.certaintyEnglish = (minutes) =>
  minutes > 0 && minutes < UNKNOWN_MINUTES ? fieldsTexts.hi.certainty(minutes) : null
