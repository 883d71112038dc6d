// The engine's one entry: every public name, re-exported from the file that holds it, so that a bundler keeps only
// what a page uses. The zone table is loaded when `birthOf` or `loadZones` asks for it.
export { type Advanced, advancedOf, kakshyasAt } from './advanced/advanced.ts'
export {
  DASHAS,
  type DashaOfLife,
  type DashaStart,
  type DashaStartsQuery,
  dashaStarts,
  readDashas,
} from './advanced/dasha-starts.ts'
export {
  readTransitGrahas,
  TRANSIT_GRAHAS,
  type TransitEvent,
  type TransitQuery,
  transitSearch,
} from './advanced/transit-search.ts'
export { AYANAMSAS, type Ayanamsa, ayanamsaAt } from './astronomy/ayanamsa.ts'
export type { Spot } from './astronomy/horizon.ts'
export { HOUSE_SYSTEMS, type HouseSystem } from './astronomy/houses.ts'
export { type OwnAyanamsa, ownAyanamsa } from './astronomy/own-ayanamsa.ts'
export { RISE_CONVENTIONS, type RiseConvention } from './astronomy/rise-conventions.ts'
export { type Sky, skyAt } from './astronomy/sky.ts'
export { type Birth, birthOf, readBirth } from './birth.ts'
export {
  CHART_STYLES,
  type ChartLayout,
  type ChartStyle,
  chartLayout,
  occupancyOf,
  vargaOccupancy,
} from './chart/layout.ts'
export { loadZones, type Zone, type ZoneTable, zoneOf } from './clock/zones.ts'
export { isJyotishError, type JyotishError, type JyotishErrorCode } from './errors.ts'
export { AREAS, type Area } from './horoscope/areas.ts'
export { BASES, type Horoscope, type HoroscopeInput, horoscope, readHoroscope, skyOf } from './horoscope/horoscope.ts'
export { PERIODS, type Period } from './horoscope/period.ts'
export { type PersonalLine, personalLines } from './horoscope/personal.ts'
export {
  KP_DEFAULTS,
  type KpChart,
  type KpOptions,
  kpChart,
  readKpNumber,
  readKpOptions,
} from './kp/kp.ts'
export { type KpNumber, kpNumbers } from './kp/subs.ts'
export { type Dasha, type DashaPeriod, subPeriods } from './kundli/dasha.ts'
export { type Kundli, kundli } from './kundli/kundli.ts'
export {
  dashaChain,
  dashaReach,
  type Reach,
  sadeSati,
  saturnReach,
  type TransitRow,
  transitsOver,
} from './kundli/life-periods.ts'
export { KUNDLI_CHOICES, type KundliOptions, type KundliRules, readKundliOptions } from './kundli/options.ts'
export { OUTER_PLANETS, type OuterPlanet, type OuterRow, outerOver } from './kundli/outer-planets.ts'
export { type ReadingLine, readingOf, saturnLines } from './kundli/reading.ts'
export { type UncertaintyChanges, uncertaintyChangesOf } from './kundli/uncertainty-changes.ts'
export { type VargaChart, vargaCharts } from './kundli/varga-charts.ts'
export { VARGAS, type Varga, vargaDegree, vargaSign } from './kundli/vargas.ts'
export { match, type PairMatch, type PairOptions, readPairOptions, readSide, type Side } from './match/pair-input.ts'
export { type MatchLine, matchReading } from './match/reading.ts'
export type { Finding, MuhurtaRule } from './muhurta/findings.ts'
export { PURPOSES, type Purpose } from './muhurta/purposes.ts'
export { type MuhurtaQuery, readMuhurta } from './muhurta/query.ts'
export { findMuhurta, type Muhurta, type MuhurtaDay, type MuhurtaWindow } from './muhurta/search.ts'
export {
  type Eclipse,
  eclipses,
  FESTIVAL_SCHOOLS,
  type FestivalSchool,
  isOfSchool,
  type MonthDay,
  type Observance,
  observancesBetween,
  type PanchangDay,
  type PanchangInput,
  type PanchangMonth,
  type PanchangOptions,
  type PanchangYear,
  panchangDay,
  panchangMonth,
  panchangOf,
  panchangRow,
  panchangYear,
  type Reckoning,
  readDay,
  reckoningOf,
} from './panchang/index.ts'
export {
  PRASHNA_DEFAULTS,
  type Prashna,
  type PrashnaFinding,
  type PrashnaOptions,
  type PrashnaQuestion,
  prashnaOf,
  readPrashnaHouse,
  readPrashnaOptions,
} from './prashna/prashna.ts'
export { PRESETS, type Preset } from './presets.ts'
export {
  type LifeEvent,
  type Rectification,
  type RectificationQuery,
  readRectification,
  rectificationOf,
} from './rectification/rectification.ts'
export {
  readVarshaOptions,
  readVarshaYears,
  VARSHA_DEFAULTS,
  type Varsha,
  type VarshaOptions,
  varshaOf,
} from './varsha/varsha.ts'
export { ENGINE, ENGINE_VERSION, ERROR_BOUND } from './version.ts'
export type { Cause, Message } from './words/message.ts'
export { label, type RenderOptions, render, type Words, wordsOf } from './words/render.ts'
export { GRAHAS, type Graha, SIGNS } from './zodiac.ts'
