import type { Span } from 'drishti-jyotish/horoscope/period.ts'
import { longDayText, weekdayText } from '#app/format/format.ts'
import { texts } from '#app/language/texts.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { spanHindi } from './span-text.hi.ts'

/** "Saturday 21 November 2026", "16 November 2026 to 22 November 2026", "November 2026", "2026". */
export function spanEnglish({ period, first, after }: Pick<Span, 'period' | 'first' | 'after'>): string {
  const start = Date.parse(first)
  if (period === 'day') return `${weekdayText(start)} ${longDayText(start)}`
  if (period === 'year') return first.slice(0, 4)
  if (period === 'month') return longDayText(start).replace(/^1 /, '')
  return `${longDayText(start)} to ${longDayText(Date.parse(after) - DAY)}`
}

export const spanTexts = texts({ en: spanEnglish, hi: spanHindi })
