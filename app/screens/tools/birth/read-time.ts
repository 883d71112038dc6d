// A clock time as typed, with how sure one is of it.
import { readWholeNumber } from './read-date.ts'

/** Minutes either way that forms offer; an address may say any other. A birth of unknown time is reckoned at noon, half a day either way. */
export const CERTAINTIES = [0, 5, 15, 30, 60, 120] as const
export const UNKNOWN = 'unknown'
export const UNKNOWN_MINUTES = 720

export type ReadTime = {
  /** hh:mm:ss; null when unknown. */
  time: string | null
  uncertaintyMinutes: number
}

type Parts = { hour?: string; minute?: string; second?: string; half?: string; certainty?: string }

export function readBirthTime(parts: Parts): ReadTime | { error: string } {
  if (parts.certainty === UNKNOWN) return { time: null, uncertaintyMinutes: UNKNOWN_MINUTES }
  const [hourText, minuteText, secondText] = [parts.hour, parts.minute, parts.second].map((part) => (part ?? '').trim())
  if (!hourText && !minuteText) return { error: 'Please enter the time, or choose that it is unknown.' }
  if (!hourText) return { error: 'Please enter the hour.' }
  if (!minuteText) return { error: 'Please enter the minutes.' }
  const half = parts.half === 'am' || parts.half === 'pm' ? parts.half : null
  const hour = readWholeNumber(hourText)
  if (half && !(hour >= 1 && hour <= 12)) return { error: 'With am or pm the hour is a number from 1 to 12.' }
  if (!(hour >= 0 && hour <= 23)) return { error: 'The hour is a number from 0 to 23.' }
  const minute = readWholeNumber(minuteText)
  if (!(minute >= 0 && minute <= 59)) return { error: 'The minutes are a number from 0 to 59.' }
  const second = secondText ? readWholeNumber(secondText) : 0
  if (!(second >= 0 && second <= 59)) return { error: 'The seconds are a number from 0 to 59.' }
  // 12 am is midnight, 12 pm is noon.
  const onDial = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  const time = [onDial, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  return { time, uncertaintyMinutes: certaintyOf(parts.certainty) }
}

/** certaintyOf("7") = 7. Any other text than a whole number of minutes up to half a day gives 0, no doubt. */
function certaintyOf(text = ''): number {
  const minutes = readWholeNumber(text)
  return minutes <= UNKNOWN_MINUTES ? minutes : 0
}

/** certaintyLabel(15) = "Within 15 minutes". */
export function certaintyLabel(minutes: number): string {
  if (minutes === 0) return 'To the minute'
  if (minutes === 1) return 'Within a minute'
  if (minutes < 60 || minutes % 60 > 0) return `Within ${minutes} minutes`
  return minutes === 60 ? 'Within an hour' : `Within ${minutes / 60} hours`
}

/** A birth's clock time in the form the engine reads; unknown is noon. */
export function localOf({ date, time }: { date: string; time: string | null }): string {
  return `${date}T${time ?? '12:00:00'}`
}
