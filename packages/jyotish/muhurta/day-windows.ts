// One day, cut wherever a rule changes its answer; each piece that nothing forbids is judged.
import type { LunarMonth } from '../panchang/calendars/lunar-month.ts'
import { type Reckoning, weekdayOfDay } from '../panchang/reckoning.ts'
import type { Stretch, SunDay } from '../panchang/sun-day.ts'
import { risingSigns } from '../panchang/udaya-lagna.ts'
import { type Finding, finding } from './findings.ts'
import { hoursOf, leftOutPadas, sankrantiHours } from './hours.ts'
import { houseFindings, lagnaFindings, panchakaFinding } from './lagna.ts'
import { limbFinder, spanAt } from './limb-finder.ts'
import { type Limbs, limbsOf, varaFindings } from './limbs.ts'
import { chandraFindings } from './persons.ts'
import { placesAt, signChanges, signsBetween } from './places-of-day.ts'
import { ASKS } from './purposes.ts'
import type { Wish } from './search-request.ts'
import { seasonFindings } from './season.ts'

/** A stretch in which every rule keeps its answer. */
export type Piece = Stretch & {
  tithi: number
  nakshatra: number
  yoga: number
  karana: number
  lagna: number
  moonSign: number
  findings: Finding[]
}
export type DayJudged = { pieces: Piece[]; forbidden: Finding[] }
export type DayGiven = { reckoning: Reckoning; day: SunDay; month: LunarMonth; eclipsed: boolean; wish: Wish }

const forbids = ({ effect }: Finding) => effect === 'forbids'

/** Judges the whole day, then its pieces; `forbidden` has the findings against the rest. */
export function judgeDay(given: DayGiven): DayJudged {
  const { reckoning, day, month, eclipsed, wish } = given
  const asks = ASKS[wish.purpose]
  const weekday = weekdayOfDay(day.day)
  const limbs = limbsOf(reckoning, day)
  const season = seasonFindings(asks, { month, tithi: limbs.tithi[0]!.index, places: placesAt(reckoning, day.start) })
  const wholeDay = [
    ...season,
    ...varaFindings(asks, weekday),
    ...(eclipsed ? [finding('eclipse', {}, asks.source)] : []),
  ]
  const against = wholeDay.filter(forbids)
  if (against.length > 0) return { pieces: [], forbidden: against }
  return judgePieces(given, { limbs, weekday, wholeDay })
}

type Known = { limbs: Limbs; weekday: number; wholeDay: Finding[] }

function judgePieces({ reckoning, day, wish }: DayGiven, { limbs, weekday, wholeDay }: Known): DayJudged {
  const asks = ASKS[wish.purpose]
  const hours = [
    ...hoursOf({ purpose: wish.purpose, source: asks.source, day, weekday, stars: limbs.nakshatra }),
    ...sankrantiHours(reckoning, day, asks.source),
    ...leftOutPadas(reckoning, day, wish.purpose, limbs.nakshatra),
  ]
  const open = { start: day.start, end: wish.night ? day.end : day.dusk }
  const spans = [...limbs.tithi, ...limbs.nakshatra, ...limbs.yoga, ...limbs.karana, ...hours]
  const limbOf = limbFinder({ wish, limbs, weekday, hours, day })
  const forbidden = new Map<string, Finding>()
  const free: Stretch[] = []
  for (const piece of cut(open, spans)) {
    const against = limbOf(middle(piece)).filter(forbids)
    for (const each of against) forbidden.set(each.rule, each)
    if (against.length === 0) free.push(piece)
  }
  if (free.length === 0) return { pieces: [], forbidden: [...forbidden.values()] }
  const rising = risingSigns(reckoning, day)
  const pieces = free
    .flatMap((stretch) => cut(stretch, [...rising, ...signChanges(reckoning, day)]))
    .flatMap((stretch): Piece[] => {
      const ms = middle(stretch)
      const lagna = spanAt(rising, ms)!.sign
      const signs = signsBetween(reckoning, { start: day.start, end: day.end, at: ms })
      const [tithi, star] = [spanAt(limbs.tithi, ms)!.index, spanAt(limbs.nakshatra, ms)!.index]
      const own = [
        ...lagnaFindings(asks, lagna),
        ...houseFindings(wish.purpose, asks, lagna, signs),
        panchakaFinding({ tithi, weekday, star, lagna }, asks.source),
        ...wish.persons.flatMap((person) => chandraFindings(person, signs.moon)),
      ]
      const against = own.filter(forbids)
      for (const each of against) forbidden.set(each.rule, each)
      if (against.length > 0) return []
      const [yoga, karana] = [spanAt(limbs.yoga, ms)!.index, spanAt(limbs.karana, ms)!.index]
      const findings = [...wholeDay, ...limbOf(ms), ...own]
      return [{ ...stretch, tithi, nakshatra: star, yoga, karana, lagna, moonSign: signs.moon, findings }]
    })
  return { pieces, forbidden: [...forbidden.values()] }
}

const middle = ({ start, end }: Stretch) => (start + end) / 2

/** The pieces of a stretch between all edges of the spans that fall into it. */
function cut({ start, end }: Stretch, spans: readonly Stretch[]): Stretch[] {
  const edges = spans.flatMap((span) => [span.start, span.end]).filter((ms) => ms > start && ms < end)
  const all = [...new Set([start, ...edges, end])].sort((a, b) => a - b)
  return all.slice(1).map((to, i) => ({ start: all[i]!, end: to }))
}
