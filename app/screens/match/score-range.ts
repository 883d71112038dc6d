// Range of the score and of manglik: within the uncertainty of a birth time, or over the two halves of a pada that the
// middle of a sign divides.

import type { Birth } from 'drishti-jyotish/birth.ts'
import { chartPositionsOf } from 'drishti-jyotish/kundli/chart-positions.ts'
import { type Manglik, manglikOf } from 'drishti-jyotish/kundli/doshas/manglik.ts'
import { matchOf } from 'drishti-jyotish/match/match.ts'
import type { PairMatch, PairRules, Side } from 'drishti-jyotish/match/pair-input.ts'
import { papaOf } from 'drishti-jyotish/match/papasamya.ts'
import { type Person, personOf, personOfStar } from 'drishti-jyotish/match/person.ts'
import { minutesToTry, moonPathOf, personsWithinUncertainty } from 'drishti-jyotish/match/uncertainty.ts'
import { PADA_SPAN } from 'drishti-jyotish/zodiac.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { type Both, SIDES, type SideKey } from './pair-values.ts'

/** Another Moon within the uncertainty; minutes from the given time, null if only the pada is known. */
export type ScoreChange = { who: SideKey; minutes: number | null; person: Person; total: number }
export type ScoreRange = {
  /** The tested range of each birth time, either way; null for a nakshatra. */
  minutes: Both<number | null>
  min: number
  max: number
  /** In the order of time, each with the score if only this value differs. */
  changes: ScoreChange[]
  /** Every manglik level within the uncertainty, the given time's first; empty for a star. */
  levels: Both<Manglik['level'][]>
  /** The smallest and the largest sum of papasamya within the uncertainty; null for a star. */
  papas: Both<PapaRange | null>
}
export type PapaRange = { min: number; max: number }

type Other = { minutes: number | null; person: Person }
type Reach = { minutes: number | null; others: Other[]; levels: Manglik['level'][]; papas: PapaRange | null }

/** Shorter than any sign rises, so that no house of Mars is skipped. */
const LEVEL_MINUTES = 5

export function scoreRangeOf(sides: Both<Side>, result: PairMatch): ScoreRange {
  const reach: Both<Reach> = { a: reachOf(sides.a, result.rules), b: reachOf(sides.b, result.rules) }
  const total = (a: Person, b: Person) => matchOf(a, b, result.rules).total
  const all = (key: SideKey, own: Person) => [own, ...reach[key].others.map(({ person }) => person)]
  const totals = all('a', result.boy).flatMap((a) => all('b', result.girl).map((b) => total(a, b)))
  const changes = SIDES.flatMap((who) =>
    reach[who].others.map(({ minutes, person }) => {
      const changed = who === 'a' ? total(person, result.girl) : total(result.boy, person)
      return { who, minutes, person, total: changed }
    }),
  )
  return {
    minutes: { a: reach.a.minutes, b: reach.b.minutes },
    min: Math.min(...totals),
    max: Math.max(...totals),
    changes,
    levels: { a: reach.a.levels, b: reach.b.levels },
    papas: { a: reach.a.papas, b: reach.b.papas },
  }
}

function reachOf(side: Side, rules: PairRules): Reach {
  return 'ms' in side ? birthReach(side, rules) : { minutes: null, others: starOthers(side), levels: [], papas: null }
}

function starOthers({ nakshatra, pada }: Exclude<Side, Birth>): Other[] {
  const { moon, vashyaUncertain } = personOfStar(nakshatra, pada, 'side')
  const halves = vashyaUncertain ? [-0.25, 0.25] : []
  return halves.map((part) => ({ minutes: null, person: personOf(moon + part * PADA_SPAN) }))
}

function birthReach(birth: Birth, rules: PairRules): Reach {
  const minutes = minutesToTry(birth, rules.sensitivityMinutes)
  const others = personsWithinUncertainty(moonPathOf(birth, rules), minutes).map(({ ms, person }) => ({
    minutes: (ms - birth.ms) / MINUTE,
    person,
  }))
  return { minutes, others, ...houseRulesWithin(birth, minutes, rules) }
}

/** Manglik and papasamya at the given time, then every few minutes up to both limits of the uncertainty. */
function houseRulesWithin(birth: Birth, minutes: number, rules: PairRules): Pick<Reach, 'levels' | 'papas'> {
  const steps = Math.ceil(minutes / LEVEL_MINUTES)
  const offs = Array.from({ length: steps }, (_, i) => ((i + 1) * minutes) / steps).flatMap((off) => [-off, off])
  const charts = [0, ...offs].map((off) => chartPositionsOf({ ...birth, ms: birth.ms + off * MINUTE }, rules).chart)
  const totals = charts.map((chart) => papaOf(chart).total)
  return {
    levels: [...new Set(charts.map((chart) => manglikOf(chart, rules.manglik).level))],
    papas: { min: Math.min(...totals), max: Math.max(...totals) },
  }
}
