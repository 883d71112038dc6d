// A clock that was typed as its offset from UT, as astrologers write it beside a birth: "+05:30", "-03:30:52".
import type { Zone } from './zone-rule.ts'

const FORM = /^(?:utc|gmt)?([+\-−])(\d{1,2}):?(\d{2})(?::(\d{2}))?$/i
/** No zone's clocks were ever further from UT: Manila's of 1844 by 15:56. */
const MOST_HOURS = 15

const pad = (value: number) => String(value).padStart(2, '0')

/** offsetName(-12652) = "-03:30:52". */
export function offsetName(seconds: number): string {
  const all = Math.abs(seconds)
  const [hour, minute, second] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return `${seconds < 0 ? '-' : '+'}${pad(hour)}:${pad(minute)}${second > 0 ? `:${pad(second)}` : ''}`
}

/** Seconds east of UT of a typed offset; null for any other text. typedOffset("+05:30") = 19800. */
export function typedOffset(text: string): number | null {
  const match = FORM.exec(text)
  if (!match) return null
  const [hour, minute, second] = [match[2], match[3], match[4] ?? 0].map(Number) as [number, number, number]
  if (hour > MOST_HOURS || minute > 59 || second > 59) return null
  return (match[1] === '+' ? 1 : -1) * (hour * 3600 + minute * 60 + second) + 0
}

/** A zone whose clocks never change, named by its offset; undefined where the text is none. */
export function offsetZone(text: string): Zone | undefined {
  const offsetSeconds = typedOffset(text)
  if (offsetSeconds === null) return undefined
  const name = offsetName(offsetSeconds)
  const standard = { offsetSeconds, dst: false, abbreviation: name }
  return { name, starts: new Float64Array(0), types: [standard], rule: { standard } }
}
