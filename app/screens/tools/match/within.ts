// What else the score and manglik could be: within the doubt about a birth time, or on the two halves of a pada that the
// middle of a sign divides.
import { wrap180, wrap360 } from '#workers/jyotish/angles.ts'
import type { Birth } from '#workers/jyotish/birth.ts'
import { groundOf } from '#workers/jyotish/kundli/ground.ts'
import { type Manglik, manglikOf } from '#workers/jyotish/kundli/manglik.ts'
import { matchOf } from '#workers/jyotish/match/match.ts'
import { type Person, personOf, personOfStar } from '#workers/jyotish/match/person.ts'
import type { PairMatch, PairRules, Side } from '#workers/jyotish/match/sides.ts'
import { PADA_SPAN } from '#workers/jyotish/zodiac.ts'
import { type Both, SIDES, type SideKey } from './pair-values.ts'

/** Another Moon that the doubt allows; minutes from the given time, null where the pada is all that is known. */
export type Change = { who: SideKey; minutes: number | null; person: Person; total: number }
export type Within = {
  /** How far each birth time was tried either way; null for a star. */
  minutes: Both<number | null>
  min: number
  max: number
  /** In the order of the clock, each with the score if only this one thing differs. */
  changes: Change[]
  /** Every manglik level met within the doubt, the given time's first; empty for a star. */
  levels: Both<Manglik['level'][]>
}

type Other = { minutes: number | null; person: Person }
type Reach = { minutes: number | null; others: Other[]; levels: Manglik['level'][] }

const STEPS = 24
/** Where any kuta can change: pada edges, and the middles of Dhanu and Makara. */
const MARKS = [...Array.from({ length: 108 }, (_, i) => i * PADA_SPAN), 255, 285]

export function withinOf(sides: Both<Side>, made: PairMatch): Within {
  const reach: Both<Reach> = { a: reachOf(sides.a, made.rules), b: reachOf(sides.b, made.rules) }
  const total = (a: Person, b: Person) => matchOf(a, b, made.rules).total
  const all = (key: SideKey, own: Person) => [own, ...reach[key].others.map(({ person }) => person)]
  const totals = all('a', made.boy).flatMap((a) => all('b', made.girl).map((b) => total(a, b)))
  const changes = SIDES.flatMap((who) =>
    reach[who].others.map(({ minutes, person }) => {
      const changed = who === 'a' ? total(person, made.girl) : total(made.boy, person)
      return { who, minutes, person, total: changed }
    }),
  )
  return {
    minutes: { a: reach.a.minutes, b: reach.b.minutes },
    min: Math.min(...totals),
    max: Math.max(...totals),
    changes,
    levels: { a: reach.a.levels, b: reach.b.levels },
  }
}

function reachOf(side: Side, rules: PairRules): Reach {
  return 'ms' in side ? birthReach(side, rules) : { minutes: null, others: starOthers(side), levels: [] }
}

function starOthers({ nakshatra, pada }: Exclude<Side, Birth>): Other[] {
  const { moon, vashyaUncertain } = personOfStar(nakshatra, pada, 'side')
  const halves = vashyaUncertain ? [-0.25, 0.25] : []
  return halves.map((part) => ({ minutes: null, person: personOf(moon + part * PADA_SPAN) }))
}

function birthReach(birth: Birth, rules: PairRules): Reach {
  const minutes = Math.max(birth.uncertaintyMinutes, rules.sensitivityMinutes)
  const at = (off: number) => groundOf({ ...birth, ms: birth.ms + off * 60_000 }, rules).chart
  const given = manglikOf(at(0), rules.manglik).level
  if (minutes === 0) return { minutes, others: [], levels: [given] }
  const samples = Array.from({ length: STEPS + 1 }, (_, i) => {
    const off = minutes * ((2 * i) / STEPS - 1)
    return { off, chart: at(off) }
  })
  const others = samples.slice(1).flatMap(({ off, chart }, i) => {
    const before = samples[i] as (typeof samples)[number]
    return crossed([before.off, before.chart.lons.moon], [off, chart.lons.moon])
  })
  return {
    minutes,
    others,
    levels: [...new Set([given, ...samples.map(({ chart }) => manglikOf(chart, rules.manglik).level)])],
  }
}

/** The Moon on the far side of each mark between two instants close together: far as seen from the given time. */
function crossed([fromOff, from]: [number, number], [toOff, to]: [number, number]): Other[] {
  const length = wrap180(to - from)
  return MARKS.filter((mark) => wrap360(mark - from) > 0 && wrap360(mark - from) <= length)
    .map((mark) => ({ mark, minutes: fromOff + (wrap360(mark - from) / length) * (toOff - fromOff) }))
    .sort((x, y) => x.minutes - y.minutes)
    .map(({ mark, minutes }) => ({ minutes, person: personOf(wrap360(mark + Math.sign(minutes) * 1e-6)) }))
}
