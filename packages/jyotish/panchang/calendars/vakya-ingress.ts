// The first day of a month by the Vakya: that of the ingress if it comes within thirty ghatikas, twelve hours, of six o'clock on
// Ujjain's meridian, else the next one. Printed months bear out the twelve hours rather than the real sunset: those of Thai and
// Aavani 2026 and of Chithirai 2016 began after 12.2, 12.4 and 12.5 hours, and on the next day (tests/conformance/calendars.json).
import { DAY_MS, HOUR_MS } from '../../clock/durations.ts'

const UJJAIN_MS = (75.7684 / 360) * DAY_MS
const THIRTY_GHATIKAS = 12 * HOUR_MS

/** The day, numbered from 1970-01-01: the same at every place. */
export function firstVakyaDay(ingress: number): number {
  const counted = ingress + UJJAIN_MS - 6 * HOUR_MS
  const day = Math.floor(counted / DAY_MS)
  return counted - day * DAY_MS < THIRTY_GHATIKAS ? day : day + 1
}
