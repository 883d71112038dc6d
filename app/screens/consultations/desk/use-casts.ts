// The charts of a desk or a reading: of one birth or two, each cast by the requested rules.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPlace, DeskPoint, DeskRules } from '#workers/contract/consultations/desk.ts'
import { castBirth } from './cast-birth.ts'
import { isShared } from './pointed-chart.ts'
import { whoseChart } from './whose-chart.ts'

export type Made = Kundli | 'failed' | null
type Which = Pick<DeskPlace, 'second'>

/** The chart, or null. */
export const whole = (made: Made): Kundli | null => (made === 'failed' ? null : made)

export type Casts = {
  /** The chart of a place with these rules; null until it is cast. */
  of(place: Which, rules?: DeskRules): Made
  /** The chart of a point; null if its birth is no longer shared. */
  at(point: Pick<DeskPoint, 'target' | 'place' | 'chart' | 'rules'>): Kundli | null
  /** True for a point on a birth that is still shared. */
  has(point: Pick<DeskPoint, 'target' | 'place' | 'chart'>): boolean
  /** The name of a place's chart; null if only one birth is shared. */
  whose(place: Which): string | null
}

/** `rules`: of the desk. `points`: the points to be described, each by the rules under which it was made. */
export function useCasts(
  birth: AttachedBirth | null,
  { rules, points, wanted }: { rules: DeskRules; points: readonly DeskPoint[]; wanted: boolean },
): Casts {
  const [made, setMade] = useState<ReadonlyMap<string, Kundli | 'failed'>>(new Map())
  const asked = useRef(new Set<string>())
  const births = birth ? [birth, ...(birth.second ? [birth.second] : [])] : []
  const sets = [...new Set([rules, ...points.map((point) => point.rules ?? {})].map((each) => JSON.stringify(each)))]
  const keys = births.flatMap((each) => sets.map((set) => keyOf(each, set)))
  const missing = wanted ? keys.filter((key) => !made.has(key)).join('\n') : ''
  useEffect(() => {
    for (const key of missing === '' ? [] : missing.split('\n')) {
      if (asked.current.has(key)) continue
      asked.current.add(key)
      const [one, set] = JSON.parse(key) as [AttachedBirth, DeskRules]
      void castBirth(one, set)
        .catch(() => null)
        .then((kundli) => startTransition(() => setMade((known) => new Map(known).set(key, kundli ?? 'failed'))))
    }
  }, [missing])
  const birthAt = ({ second }: Which) => (second ? birth?.second : birth)
  const of = (place: Which, by: DeskRules = rules): Made => {
    const one = birthAt(place)
    return (one && made.get(keyOf(one, JSON.stringify(by)))) ?? null
  }
  const has: Casts['has'] = (point) => isShared(birth, point)
  return {
    of,
    has,
    whose: (place) => whoseChart(birth, place),
    at(point) {
      return has(point) ? whole(of(point.place, point.rules ?? {})) : null
    },
  }
}

function keyOf({ ...birth }: AttachedBirth, rules: string): string {
  delete birth.second
  return JSON.stringify([birth, JSON.parse(rules)])
}
