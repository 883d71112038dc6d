// Conjunction doshas and birth in a junction nakshatra: informative, each with its rule and what bounds it.
import { wrap180 } from '../../astronomy/angles.ts'
import type { Message, Params, Placement } from '../../words/message.ts'
import { type Graha, nakshatraOf, padaOf } from '../../zodiac.ts'
import { type Chart, conjunct, houseIn, looksAt, placementOf } from '../chart.ts'

export type Dosha = {
  id: string
  /** full: in one sign within 10°; partial: in one sign further apart, or by a weaker form of the rule. */
  level: 'partial' | 'full'
  rule: string
  placements: Placement[]
  message: Message
}

type Pair = { id: string; a: Graha; b: Graha }

const PAIRS: readonly Pair[] = [
  { id: 'guru_chandal', a: 'jupiter', b: 'rahu' },
  { id: 'guru_ketu', a: 'jupiter', b: 'ketu' },
  { id: 'grahan_sun_rahu', a: 'sun', b: 'rahu' },
  { id: 'grahan_sun_ketu', a: 'sun', b: 'ketu' },
  { id: 'grahan_moon_rahu', a: 'moon', b: 'rahu' },
  { id: 'grahan_moon_ketu', a: 'moon', b: 'ketu' },
  { id: 'angarak', a: 'mars', b: 'rahu' },
  { id: 'vish', a: 'moon', b: 'saturn' },
  { id: 'shrapit', a: 'saturn', b: 'rahu' },
  { id: 'yama', a: 'mars', b: 'saturn' },
]

/** Nakshatras at the junctions of water and fire signs: their lords are Mercury and Ketu. */
export const GANDA_MULA: readonly number[] = [1, 9, 10, 18, 19, 27]
/** The padas nearest the junction. */
const GANDANTA: Readonly<Record<number, number>> = { 1: 1, 10: 1, 19: 1, 9: 4, 18: 4, 27: 4 }

function dosha(chart: Chart, id: string, level: Dosha['level'], rule: string, grahas: readonly Graha[]): Dosha {
  const placements = grahas.map((graha) => placementOf(chart, graha))
  const [first] = placements
  return {
    id,
    level,
    rule,
    placements,
    message: {
      key: `dosha.${id}.${level}`,
      params: first ? { house: first.house, sign: first.sign } : {},
      causes: placements.map((placement) => ({ kind: 'placement', ...placement })),
    },
  }
}

function withParams(found: Dosha, more: Params): Dosha {
  return { ...found, message: { ...found.message, params: { ...found.message.params, ...more } } }
}

/** Worded by the rule that was met. */
function pitruBy(chart: Chart, level: Dosha['level'], rule: string, grahas: readonly Graha[]): Dosha[] {
  const found = dosha(chart, 'pitru', level, rule, grahas)
  return [{ ...found, message: { ...found.message, key: `dosha.pitru.${rule}` } }]
}

function pitru(chart: Chart): Dosha[] {
  const byNode = (['rahu', 'ketu', 'saturn'] as const).filter((graha) => conjunct(chart, 'sun', graha))
  const ninth = (['rahu', 'ketu', 'saturn'] as const).filter((graha) => houseIn(chart, graha) === 9)
  const seen = looksAt(chart, 'saturn', 'sun')
  if (byNode.length > 0 && houseIn(chart, 'sun') === 9)
    return pitruBy(chart, 'full', 'sun_in_9_with_node_or_saturn', ['sun', ...byNode])
  if (byNode.length > 0) return pitruBy(chart, 'partial', 'sun_with_node_or_saturn', ['sun', ...byNode])
  return ninth.length > 0 && seen
    ? pitruBy(chart, 'partial', 'node_or_saturn_in_9_and_saturn_sees_sun', ['sun', ...ninth])
    : []
}

function gandaMula(chart: Chart): Dosha[] {
  const star = nakshatraOf(chart.lons.moon)
  if (!GANDA_MULA.includes(star)) return []
  const level = GANDANTA[star] === padaOf(chart.lons.moon) ? 'full' : 'partial'
  const found = dosha(chart, 'ganda_mula', level, 'moon_in_junction_star', ['moon'])
  return [withParams(found, { nakshatra: star })]
}

/** The doshas that a chart has, besides manglik and kaal sarp. */
export function doshasOf(chart: Chart): Dosha[] {
  const pairs = PAIRS.filter(({ a, b }) => conjunct(chart, a, b)).map(({ id, a, b }) => {
    const apart = Math.abs(wrap180(chart.lons[a] - chart.lons[b]))
    const found = dosha(chart, id, apart <= 10 ? 'full' : 'partial', 'same_sign', [a, b])
    return withParams(found, { apart: Math.round(apart * 10) / 10 })
  })
  return [...pairs, ...pitru(chart), ...gandaMula(chart)]
}
