// Formats of the tools for degrees, names and instants. They use neither the reader's zone nor locale, so that server
// and browser render equal text.
import { currentLanguage } from '#app/language/language.ts'
import { longMonthTexts, monthTexts, pointTexts, unitTexts, weekdayTexts } from './format-text.ts'

const pad = (n: number) => String(n).padStart(2, '0')

export { grahaNameTexts, varaTexts, weekdayTexts } from './format-text.ts'

/** dms(22.1483) = "22° 08′ 54″"; rounded to the second, never "60". */
export function dms(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const sign = degrees < 0 && seconds > 0 ? '−' : ''
  return `${sign}${pad(Math.floor(seconds / 3600))}° ${pad(Math.floor(seconds / 60) % 60)}′ ${pad(seconds % 60)}″`
}

/** Degrees within a sign: 29.99999 is "29° 59′ 59″", because 30° belongs to the next one. */
export function dmsInSign(degree: number): string {
  return dms(Math.min(degree, 30 - 1 / 3600))
}

/** degrees(22.1483) = "22° 08′". */
export function degrees(value: number): string {
  const minutes = Math.floor(Math.abs(value) * 60 + 1e-9)
  return `${value < 0 ? '−' : ''}${pad(Math.floor(minutes / 60))}° ${pad(minutes % 60)}′`
}

/** pointText({ lat: 13.08, lon: -80.27 }) = "13° 04′ N, 80° 16′ W". */
export function pointText({ lat, lon }: { lat: number; lon: number }): string {
  const points = pointTexts[currentLanguage()]
  return `${degrees(Math.abs(lat))} ${points[lat < 0 ? 1 : 0]}, ${degrees(Math.abs(lon))} ${points[lon < 0 ? 3 : 2]}`
}

/** offsetText(19800) = "UTC+5:30"; offsets of local mean time have seconds. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const rest = size % 60 ? `:${pad(size % 60)}` : ''
  const minutes = Math.floor(size / 60) % 60
  const text = minutes || rest ? `${Math.floor(size / 3600)}:${pad(minutes)}${rest}` : String(Math.floor(size / 3600))
  return size === 0 ? 'UTC' : `UTC${seconds < 0 ? '−' : '+'}${text}`
}

/** The day of an instant already shifted to local time: "4 Jul 2042". */
export function dayText(shifted: number): string {
  const d = new Date(shifted)
  return `${d.getUTCDate()} ${monthTexts[currentLanguage()][d.getUTCMonth()]} ${d.getUTCFullYear()}`
}

export function longDayText(shifted: number): string {
  const d = new Date(shifted)
  return `${d.getUTCDate()} ${longMonthTexts[currentLanguage()][d.getUTCMonth()]} ${d.getUTCFullYear()}`
}

export function weekdayText(shifted: number): string {
  return weekdayTexts[currentLanguage()][new Date(shifted).getUTCDay()] ?? ''
}

/** "07:25", or "07:25:09". */
export function clockText(shifted: number, seconds = false): string {
  const d = new Date(shifted)
  const text = `${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}`
  return seconds ? `${text}:${pad(d.getUTCSeconds())}` : text
}

/**
 * The time of an instant, preceded by its date if that differs from the date of `other`: "07:25", or "3 Jul 2042,
 * 23:50".
 */
export function clockBeside(shifted: number, other: number, seconds = false): string {
  const day = dayText(shifted)
  const clock = clockText(shifted, seconds)
  return day === dayText(other) ? clock : `${day}, ${clock}`
}

/** yearsText(7.3) = "7 y 3 m 18 d" with 12 months of 30 days, as almanacs print a balance. */
export function yearsText(years: number): string {
  const days = Math.round(years * 360)
  const [y, m, d] = unitTexts[currentLanguage()]
  return `${Math.floor(days / 360)} ${y} ${Math.floor(days / 30) % 12} ${m} ${days % 30} ${d}`
}

/** lengthText(3.00833) = "3 y 3 d": like yearsText, without zero parts; under a day in hours. */
export function lengthText(years: number): string {
  const [y, m, d, h] = unitTexts[currentLanguage()]
  const hours = Math.max(1, Math.round(years * 360 * 24))
  if (hours < 24) return `${hours} ${h}`
  const days = Math.round(years * 360)
  const parts = [
    [Math.floor(days / 360), y],
    [Math.floor(days / 30) % 12, m],
    [days % 30, d],
  ] as const
  return parts.flatMap(([n, unit]) => (n > 0 ? [`${n} ${unit}`] : [])).join(' ')
}

/** virupas(-16.84) = "−16.8". */
export function virupas(n: number): string {
  return n.toFixed(1).replace('-', '−')
}
