// Local times of a zone, from the runtime's time zone data. Pure, and without zod, so that bundles stay small.
import { DAY, MINUTE } from './durations.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Cached, because creating a format takes longer than using it.
  const made = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && formatOf(name) !== null
  } catch {
    return false
  }
}

/** The zone's offset from UTC at an instant (ms). Example: Asia/Kolkata → 19 800 000. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** The day (yyyy-mm-dd), weekday (0 is Sunday) and minute of the day in local time. */
export function wallClock(at: number, timeZone: string): { day: string; weekday: number; minute: number } {
  const wall = at + offsetAt(at, timeZone)
  const date = new Date(wall)
  return {
    day: date.toISOString().slice(0, 10),
    weekday: date.getUTCDay(),
    minute: Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE),
  }
}

/** The local date and time: "2026-05-17 18:30:05". */
export function wallTime(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 19).replace('T', ' ')
}

/** Start of a day (yyyy-mm-dd) in a zone (ms UTC). If the zone skips midnight, the first instant after it. */
export function startOfDay(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  // The offset at the guess may be that before or after a change, so it is looked up again.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  const start = asUtc - offsetAt(guess, timeZone)
  return wallClock(start, timeZone).day < day ? Math.max(guess, start) : start
}

/** The first instant with this local day and minute (ms UTC); null if the zone skips it. */
export function instantOf({ day, minute, timeZone }: { day: string; minute: number; timeZone: string }): number | null {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE
  const offsets = [asUtc - DAY, asUtc + DAY].map((at) => offsetAt(at, timeZone))
  const shown = offsets
    .map((offset) => asUtc - offset)
    .filter((at) => {
      const wall = wallClock(at, timeZone)
      return wall.day === day && wall.minute === minute
    })
  return shown.length > 0 ? Math.min(...shown) : null
}

/** Adds days. Example: ('2026-02-28', 1) → '2026-03-01'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

// Browsers still return the former names of some zones. https://bugs.chromium.org/p/chromium/issues/detail?id=580195
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** The current name of a zone. Example: Asia/Calcutta → Asia/Kolkata. */
export function zoneToday(name: string): string {
  return RENAMED[name] ?? name
}
