// Parts of the engine that the comparison calls.
import type { readBirth as read } from '../../../packages/jyotish/index.ts'

export { createAlmanac } from '../../../packages/jyotish/astronomy/almanac.ts'
export { ayanamsaAt, trueAyanamsa } from '../../../packages/jyotish/astronomy/ayanamsa.ts'
export { bodyAt } from '../../../packages/jyotish/astronomy/bodies.ts'
export { skyAt } from '../../../packages/jyotish/astronomy/sky.ts'
export { utcToCivil, zoneOf } from '../../../packages/jyotish/clock/zones.ts'
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
  type Preset,
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
export { COMPARED, ENOUGH_COMPARED } from '../../../packages/jyotish/panchang/calendars/regional-dates.ts'
export type ReadBirth = Parameters<typeof read>[0]
