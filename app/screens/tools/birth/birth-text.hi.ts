// The words of a saved birth, in Hindi.

import type { Translated } from '#app/language/translated.ts'
import type * as English from './birth-text.ts'
import { UNKNOWN_MINUTES } from './certainties.ts'
import { fieldsText } from './fields-text.hi.ts'

export const RELATION_NAMES: Translated<typeof English.RELATION_NAMES> = {
  self: 'मैं स्वयं',
  partner: 'जीवनसाथी',
  child: 'संतान',
  parent: 'माता या पिता',
  sibling: 'भाई या बहन',
  friend: 'मित्र',
  other: 'कोई और',
}

export const GENDER_NAMES: Translated<typeof English.GENDER_NAMES> = { female: 'महिला', male: 'पुरुष', other: 'अन्य' }

/** bornOn({ date: "1943-06-01", time: "04:05:06", … }) = "1 जून 1943, 04:05:06". */
export const bornOn: typeof English.bornOn = ({ date, time }) => {
  const [year = '', month = '', day = ''] = date.split('-')
  const clock = time === null ? 'समय अज्ञात' : time.endsWith(':00') ? time.slice(0, 5) : time
  return `${Number(day)} ${fieldsText.months[Number(month) - 1]} ${Number(year)}, ${clock}`
}

export const certaintyText: typeof English.certaintyText = (minutes) =>
  minutes > 0 && minutes < UNKNOWN_MINUTES ? fieldsText.certainty(minutes) : null
