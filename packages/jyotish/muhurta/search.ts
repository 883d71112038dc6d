// The muhurta finder: every day of a range at a place, judged for a purpose; the windows that nothing forbids with
// their score, and for every other day what stood against it.
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import { skyAt } from '../astronomy/sky.ts'
import type { Birth } from '../birth.ts'
import { formatDate } from '../clock/civil.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import { lunarMonthAt } from '../panchang/calendars/lunar-month.ts'
import { eclipses } from '../panchang/eclipses/eclipses.ts'
import { dateOfDay, type Reckoning, type RulesUsed, rulesUsed, weekdayOfDay } from '../panchang/reckoning.ts'
import { dayStart, sunDay } from '../panchang/sun-day.ts'
import { nakshatraOf, signOf } from '../zodiac.ts'
import { judgeDay, type Piece } from './day-windows.ts'
import type { Finding } from './findings.ts'
import type { BirthMoon } from './persons.ts'
import type { MuhurtaQuery, PersonGiven } from './query.ts'
import { bestOf, type Grade, gradeOf } from './score.ts'
import type { Wish } from './search-request.ts'

/** Half a ghati: nothing is begun and finished in less. */
const LEAST_MS = 12 * MINUTE_MS

/**
 * A stretch of at least 12 minutes that nothing forbids: start and end in milliseconds UT, its elements (tithi 1–30,
 * nakshatra 1–27), lagna and Moon sign 0–11, findings and score.
 */
export type MuhurtaWindow = Piece & {
  /** The panchang's day: a window after midnight belongs to the sunrise before it. */
  date: string
  weekday: number
  /** The sum of the points, and its share of the best in hundredths. */
  points: number
  score: number
  grade: Grade
}
/** A day of the search: its date, weekday (0 Sunday), and the number of its windows. */
export type MuhurtaDay = {
  date: string
  weekday: number
  windows: number
  /** The best score of the day; null without a window. */
  best: number | null
  /** Findings that forbade the day, or its parts. */
  forbidden: Finding[]
}
/** The result of `findMuhurta`: dates as YYYY-MM-DD, instants in milliseconds UT, scores 0 to 100. */
export type Muhurta = {
  rules: RulesUsed & { leastMinutes: number; night: boolean }
  purpose: MuhurtaQuery['purpose']
  from: string
  to: string
  persons: BirthMoon[]
  /** Highest points of a window: a score of 100. */
  bestPoints: number
  /** All windows that were found; `windows` holds the best of them, by score and then by time. */
  found: number
  windows: MuhurtaWindow[]
  days: MuhurtaDay[]
}

/**
 * Judges each panchang day of a query, and returns its windows, best score first, with the findings against every
 * day. `readMuhurta` refuses bad input; this call throws no typed error. Sources: Muhurta Chintamani of Rama
 * Daivajna; B.V. Raman, Muhurtha; each finding names its chapter.
 */
export function findMuhurta({ reckoning, purpose, first, last, people, night, limit }: MuhurtaQuery): Muhurta {
  const persons = people.map((person, i) => birthMoonOf(reckoning, person, i + 1))
  const wish: Wish = { purpose, persons, night }
  const best = bestOf(purpose, persons.length)
  const windows: MuhurtaWindow[] = []
  const days: MuhurtaDay[] = []
  const eclipsed = eclipseDays(reckoning, first, last)
  for (let number = first; number <= last; number++) {
    if (skipped(reckoning, number)) continue
    const day = sunDay(reckoning, number)
    const month = lunarMonthAt(reckoning, day.start)
    const { pieces, forbidden } = judgeDay({ reckoning, day, month, eclipsed: eclipsed.has(number), wish })
    const date = formatDate(dateOfDay(number))
    const weekday = weekdayOfDay(number)
    const own = merged(pieces)
      .filter(({ start, end }) => end - start >= LEAST_MS)
      .map((piece) => ({ ...piece, date, weekday, ...scored(piece, best) }))
      .filter(({ points }) => points > 0)
    windows.push(...own)
    days.push({
      date,
      weekday,
      windows: own.length,
      best: own.length > 0 ? Math.max(...own.map(({ score }) => score)) : null,
      forbidden,
    })
  }
  windows.sort((a, b) => b.points - a.points || a.start - b.start)
  return {
    rules: {
      ...rulesUsed(reckoning.rules, sunDay(reckoning, first).start),
      leastMinutes: LEAST_MS / MINUTE_MS,
      night,
    },
    purpose,
    from: formatDate(dateOfDay(first)),
    to: formatDate(dateOfDay(last)),
    persons,
    bestPoints: best,
    found: windows.length,
    windows: windows.slice(0, limit),
    days,
  }
}

function scored({ findings }: Piece, best: number): { points: number; score: number; grade: Grade } {
  const points = findings.reduce((sum, each) => sum + each.points, 0)
  const score = Math.min(100, Math.round((100 * Math.max(points, 0)) / best))
  return { points, score, grade: gradeOf(score) }
}

const idsOf = ({ findings }: Piece) => findings.map(({ message }) => message.key + Object.values(message.params)).join()

/** Neighbours of which the same is said are one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && last.end === piece.start && idsOf(last) === idsOf(piece)) last.end = piece.end
    else found.push({ ...piece })
  }
  return found
}

/** A zone that moved over the line of dates left a whole day out. */
function skipped({ zone }: Reckoning, number: number): boolean {
  return dayStart(zone, dateOfDay(number)) >= dayStart(zone, dateOfDay(number + 1))
}

/** The days with an eclipse that is visible here. */
function eclipseDays(reckoning: Reckoning, first: number, last: number): Set<number> {
  const start = (day: number) => dayStart(reckoning.zone, dateOfDay(day))
  const seen = eclipses(reckoning, start(first), start(last + 1)).filter(({ here }) => here?.visible)
  const numbers = seen.flatMap(({ here }) => {
    const days: number[] = []
    for (let day = first; day <= last; day++)
      if (here!.start < start(day + 1) && here!.end >= start(day)) days.push(day)
    return days
  })
  return new Set(numbers)
}

function birthMoonOf({ rules }: Reckoning, person: PersonGiven, who: number): BirthMoon {
  if (!('ms' in person)) {
    // The middle of the pada gives the sign, because no pada crosses the boundary of two signs.
    const lon = ((person.nakshatra - 1) * 4 + person.pada - 0.5) * (360 / 108)
    return { who, nakshatra: person.nakshatra, sign: signOf(lon) }
  }
  const lon = moonAt(person, rules)
  return { who, nakshatra: nakshatraOf(lon), sign: signOf(lon) }
}

function moonAt({ ms }: Birth, { ayanamsa, positions }: Reckoning['rules']): number {
  const sky = skyAt(ms)
  return siderealLon(bodyAt(sky, 'moon', positions), ayanamsaAt(ayanamsa, sky.T, positions))
}
