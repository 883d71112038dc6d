// Saturn's stays in the signs over many years. Steps of twenty days by the large terms of its series find the few days
// around each ingress; its full longitude is computed only there.
import { DEG, wrap180, wrap360 } from '../astronomy/angles.ts'
import { type Ayanamsa, ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt, type Positions } from '../astronomy/bodies.ts'
import { roughPlanetAt } from '../astronomy/series.ts'
import { skyAt } from '../astronomy/sky.ts'
import { DAY_MS, YEAR_MS } from '../clock/durations.ts'
import { CENTURY_DAYS, daysTt, daysUt } from '../clock/time.ts'
import { signOf } from '../zodiac.ts'
import { FASTEST, nextIngress, type SignPeriod } from './sign-periods.ts'

type Rules = { ayanamsa: Ayanamsa; positions: Positions }

const STEP_MS = 20 * DAY_MS
/** A step with less motion contains a station or is near one: a sign boundary within reach is searched exactly there. */
const SLOW = 0.35
const NEAR = 0.3
/** More than the error of an ingress by the rough longitudes. */
const SLACK_MS = 4 * DAY_MS
/** General precession, degrees a century: enough for the rough place. */
const PRECESSION = 1.39697

/** Stays are the same for everyone: each 25 years are searched once per ayanamsa and positions, and cached. */
const CHAPTER_MS = 25 * YEAR_MS
const chapters = new Map<string, SignPeriod[]>()
/** More than the named ayanamsas have between 1800 and 2320. An own ayanamsa is any number, so the cache must not grow with it. */
const MOST_CHAPTERS = 500

/** As `signPeriods` of Saturn, to half a second. */
export function saturnStays(rules: Rules, from: number, to: number): SignPeriod[] {
  const stays: SignPeriod[] = []
  for (let number = Math.floor(from / CHAPTER_MS); number * CHAPTER_MS < to; number++)
    for (const { sign, start, end } of chapter(rules, number)) {
      const last = stays.at(-1)
      if (end <= from || start >= to) continue
      if (last?.sign === sign) last.end = Math.min(end, to)
      else stays.push({ sign, start: Math.max(start, from), end: Math.min(end, to) })
    }
  return stays
}

function chapter(rules: Rules, number: number): SignPeriod[] {
  const key = `${rules.ayanamsa} ${rules.positions} ${number}`
  const known = chapters.get(key)
  if (known) return known
  if (chapters.size >= MOST_CHAPTERS) chapters.clear()
  const found = searchedStays(rules, number * CHAPTER_MS, (number + 1) * CHAPTER_MS)
  chapters.set(key, found)
  return found
}

/** The stays between two instants, looked for anew. */
export function searchedStays({ ayanamsa, positions }: Rules, from: number, to: number): SignPeriod[] {
  const placeAt = (ms: number) => {
    const sky = skyAt(ms)
    const place = bodyAt(sky, 'saturn', positions)
    return { lon: siderealLon(place, ayanamsaAt(ayanamsa, sky.T, positions)), speed: place.speed }
  }
  const lonAt = (ms: number) => placeAt(ms).lon
  const stays: SignPeriod[] = []
  let start = from
  let sign = signOf(lonAt(from))
  const enter = (at: number, next: number) => {
    stays.push({ sign, start, end: at })
    start = at
    sign = next
  }
  let rough = roughLon(from, ayanamsa)
  for (let a = from; a < to; a += STEP_MS) {
    const next = roughLon(a + STEP_MS, ayanamsa)
    const moved = wrap180(next - rough)
    if (Math.abs(moved) < SLOW && Math.min(edgeDistance(rough), edgeDistance(next)) < NEAR) {
      const last = Math.min(a + STEP_MS + SLACK_MS, to)
      let at = nextIngress(lonAt, FASTEST.saturn, Math.max(start, a - SLACK_MS), last)
      for (; at !== null; at = nextIngress(lonAt, FASTEST.saturn, at, last)) enter(at, signOf(lonAt(at)))
    } else if (signOf(rough) !== signOf(next) && signOf(next) !== sign) {
      const at = crossing(placeAt, a + (STEP_MS * toEdge(rough, next)) / moved)
      if (at < to) enter(at, signOf(next))
    }
    rough = next
  }
  stays.push({ sign, start, end: to })
  return stays
}

/** Sidereal longitude within a few minutes of arc, degrees: no light time, aberration or latitude. */
export function roughLon(ms: number, ayanamsa: Ayanamsa): number {
  const days = daysTt(daysUt(ms))
  const [saturn, earth] = [roughPlanetAt('saturn', days), roughPlanetAt('earth', days)]
  const x = saturn.R * Math.cos(saturn.L) - earth.R * Math.cos(earth.L)
  const y = saturn.R * Math.sin(saturn.L) - earth.R * Math.sin(earth.L)
  const T = days / CENTURY_DAYS
  return wrap360(Math.atan2(y, x) * DEG + PRECESSION * T - ayanamsaAt(ayanamsa, T))
}

const edgeDistance = (lon: number) => Math.min(lon % 30, 30 - (lon % 30))

/** From the first place to the edge that lies between two places in neighbouring signs, degrees. */
function toEdge(first: number, second: number): number {
  return wrap180(second - first) > 0 ? 30 - (first % 30) : -(first % 30)
}

/** Newton's method from a day or two off; a little past the edge, so that the new sign holds there. */
function crossing(placeAt: (ms: number) => { lon: number; speed: number }, near: number): number {
  let ms = near
  for (let round = 0; round < 6; round++) {
    const { lon, speed } = placeAt(ms)
    const step = (-wrap180(lon - Math.round(lon / 30) * 30) / speed) * DAY_MS
    ms += step
    if (Math.abs(step) < 20_000) break
  }
  return ms + 250
}
