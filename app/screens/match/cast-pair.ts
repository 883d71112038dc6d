// From the fields of two people to a match: in the browser, and without JavaScript in the page's action.
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { type Side as EngineSide, match, type PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { chartOptions, type MatchOptions } from './match-rules.ts'
import type { Both } from './pair-values.ts'
import type { PersonErrors, Side } from './person-form.ts'
import { type ScoreRange, scoreRangeOf } from './score-range.ts'

export type PairInput = Both<Side> & { options: MatchOptions }
export type PairResult = {
  input: PairInput
  match: PairMatch
  /** The charts, if the birth is known. */
  kundlis: Both<Kundli | null>
  /** The score with swapped roles. */
  swapped: number
  within: ScoreRange
}
export type PairCastResult = { result: PairResult; errors: null } | { result: null; errors: Both<PersonErrors> }

/** Never throws for user input. The first person has the engine's boy role, the second the girl's. */
export async function castPair(input: PairInput): Promise<PairCastResult> {
  const [a, b] = [await chartOf(input.a, input.options), await chartOf(input.b, input.options)]
  if (a.errors || b.errors) return { result: null, errors: { a: a.errors ?? {}, b: b.errors ?? {} } }
  const first = sideOf(input.a, a.kundli)
  const second = sideOf(input.b, b.kundli)
  const found = match(first, second, input.options)
  return {
    result: {
      input,
      match: found,
      kundlis: { a: a.kundli, b: b.kundli },
      swapped: match(second, first, input.options).total,
      within: scoreRangeOf({ a: first, b: second }, found),
    },
    errors: null,
  }
}

type Charted = { kundli: Kundli | null; errors: PersonErrors | null }

async function chartOf(side: Side, options: MatchOptions): Promise<Charted> {
  if (side.by === 'star') return { kundli: null, errors: null }
  const { cast: result, errors } = await castKundli({ ...side, options: chartOptions(options) })
  return { kundli: result?.kundli ?? null, errors }
}

function sideOf(side: Side, kundli: Kundli | null): EngineSide {
  if (side.by === 'star') return { nakshatra: side.nakshatra, pada: side.pada }
  const { ms, lat, lon, uncertaintyMinutes } = (kundli as Kundli).birth
  return { ms, lat, lon, uncertaintyMinutes }
}
