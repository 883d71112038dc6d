// The astronomy and the single rules behind kundli and panchang, for programs that build on them.
export { type Almanac, createAlmanac, moonLon, type Seen, seenAt, sunLon } from './astronomy/almanac.ts'
export { wrap180, wrap360 } from './astronomy/angles.ts'
export { AYANAMSAS, type Ayanamsa, ayanamsaAt, siderealLon, trueAyanamsa } from './astronomy/ayanamsa.ts'
export { type BodyName, bodyAt, type Positions } from './astronomy/bodies.ts'
export {
  apparentSiderealTime,
  centuries,
  meanObliquity,
  meanSiderealTime,
  nutation,
  trueObliquity,
} from './astronomy/earth.ts'
export { type Crossing, elevation, firstCrossing, type Spot } from './astronomy/horizon.ts'
export { anglesAt, type ChartAngles, type Houses, housesOf } from './astronomy/houses.ts'
export { meanNode, type NodeKind, nodePlace } from './astronomy/moon.ts'
export { type Place, type Sky, skyAt } from './astronomy/sky.ts'
export { daysTt, daysUt, deltaT, instantOf, julianDay } from './clock/time.ts'
export { ELEMENTS, type Element, elementAt, elementsBetween, newMoon, type Span, whenReaches } from './elements.ts'
export { type GrahaPlaces, grahaAt, grahasAt } from './grahas.ts'
export { chainAt, dashaOf, subPeriods } from './kundli/dasha.ts'
export { VARGAS, type Varga, vargaDegree, vargaSign } from './kundli/vargas.ts'
export { type Lunation, lunation } from './panchang/calendars/lunar-month.ts'
export { type Reckoning, reckoningOf } from './panchang/reckoning.ts'
export { type SunDay, sunDay } from './panchang/sun-day.ts'
export { tithiOrdinal, tithiStart } from './panchang/tithis.ts'
export { saturnStays } from './transits/saturn-stays.ts'
export { type LonAt, nextIngress, type SignPeriod, signPeriods, stayAround } from './transits/sign-periods.ts'
export { stations } from './transits/stations.ts'
export { GRAHAS, type Graha, nakshatraOf, padaOf, signOf } from './zodiac.ts'
