// Parts of the engine that the comparison calls.
import type { readBirth as read } from '../../../packages/jyotish/index.ts'

export { createAlmanac } from '../../../packages/jyotish/almanac.ts'
export { ayanamsaAt, trueAyanamsa } from '../../../packages/jyotish/ayanamsa.ts'
export { bodyAt } from '../../../packages/jyotish/bodies.ts'
export {
  eclipses,
  type FestivalSchool,
  isOfSchool,
  kpChart,
  kpNumbers,
  kundli,
  loadZones,
  type PanchangDay,
  type PrashnaOptions,
  panchangOf,
  panchangYear,
  prashnaOf,
  readBirth,
  readDay,
  readKpNumber,
  readKundliOptions,
  reckoningOf,
  rectificationOf,
  varshaOf,
  type ZoneTable,
} from '../../../packages/jyotish/index.ts'
export { skyAt } from '../../../packages/jyotish/sky.ts'
export { utcToCivil, zoneOf } from '../../../packages/jyotish/zones.ts'
export type ReadBirth = Parameters<typeof read>[0]
