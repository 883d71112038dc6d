// The span of a horoscope, in Hindi.

import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import { VARAS } from 'drishti-jyotish/words/hi/terms.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type * as English from './span-text.ts'

/** "शनिवार 21 नवंबर 2026", "16 नवंबर 2026 से 22 नवंबर 2026", "नवंबर 2026", "2026". */
export const spanHindi: typeof English.spanEnglish = ({ period, first, after }) => {
  const start = Date.parse(first)
  const day = HINDI.fullDate(start)
  if (period === 'day') return `${VARAS[new Date(start).getUTCDay()]} ${day}`
  if (period === 'year') return first.slice(0, 4)
  if (period === 'month') return day.replace(/^1 /, '')
  return `${day} से ${HINDI.fullDate(Date.parse(after) - DAY)}`
}
