// Parses a clock time with its uncertainty.
import { currentLanguage } from '#app/language/language.ts'
import type { PartsError, TimePart } from './birth-values.ts'
import { UNKNOWN, UNKNOWN_MINUTES } from './certainties.ts'
import { readWholeNumber } from './read-date.ts'
import { readTexts } from './read-text.ts'

export type ReadTime = {
  /** hh:mm:ss; null when unknown. */
  time: string | null
  uncertaintyMinutes: number
}

type Parts = { hour?: string; minute?: string; second?: string; half?: string; certainty?: string }

const wrong = (sentence: string, ...parts: TimePart[]) => ({ error: { sentence, parts } })

export function readBirthTime(parts: Parts): ReadTime | { error: PartsError<TimePart> } {
  const text = readTexts[currentLanguage()]
  if (parts.certainty === UNKNOWN) return { time: null, uncertaintyMinutes: UNKNOWN_MINUTES }
  const [hourText, minuteText, secondText] = [parts.hour, parts.minute, parts.second].map((part) => (part ?? '').trim())
  if (!hourText && !minuteText) return wrong(text.noTime, 'hour', 'minute')
  if (!hourText) return wrong(text.noHour, 'hour')
  if (!minuteText) return wrong(text.noMinutes, 'minute')
  const half = parts.half === 'am' || parts.half === 'pm' ? parts.half : null
  const hour = readWholeNumber(hourText)
  if (half && !(hour >= 1 && hour <= 12)) return wrong(text.dialHours, 'hour')
  if (!(hour >= 0 && hour <= 23)) return wrong(text.hours, 'hour')
  const minute = readWholeNumber(minuteText)
  if (!(minute >= 0 && minute <= 59)) return wrong(text.minutes, 'minute')
  const second = secondText ? readWholeNumber(secondText) : 0
  if (!(second >= 0 && second <= 59)) return wrong(text.seconds, 'second')
  // 12 am is midnight, 12 pm is noon.
  const onDial = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  const time = [onDial, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  return { time, uncertaintyMinutes: certaintyOf(parts.certainty) }
}

/** certaintyOf("7") = 7. Text that is not a whole number of minutes up to half a day gives 0. */
function certaintyOf(typed = ''): number {
  const minutes = readWholeNumber(typed)
  return minutes <= UNKNOWN_MINUTES ? minutes : 0
}

/** The local time of a birth in the engine's format; noon if unknown. */
export function localOf({ date, time }: { date: string; time: string | null }): string {
  return `${date}T${time ?? '12:00:00'}`
}
