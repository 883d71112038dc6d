// Parts of the engine that the comparison calls.
import type { readBirth as read } from '../../../workers/jyotish/index.ts'

export { createAlmanac } from '../../../workers/jyotish/almanac.ts'
export { ayanamsaAt, trueAyanamsa } from '../../../workers/jyotish/ayanamsa.ts'
export { bodyAt } from '../../../workers/jyotish/bodies.ts'
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
} from '../../../workers/jyotish/index.ts'
export { skyAt } from '../../../workers/jyotish/sky.ts'
export { utcToCivil, zoneOf } from '../../../workers/jyotish/zones.ts'
export type ReadBirth = Parameters<typeof read>[0]
