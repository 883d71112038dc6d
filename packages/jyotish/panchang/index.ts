// The panchang of a place: a day, a month, a year's observances, and the columns of the reference data.
export { type PanchangDay, type PanchangInput, panchangDay, panchangOf, readDay } from './day.ts'
export { type Eclipse, eclipses } from './eclipses/eclipses.ts'
export { observancesBetween } from './festivals/festivals.ts'
export { nameOf, otherOf, ruleOf } from './festivals/messages.ts'
export { isMinor } from './festivals/minor-festivals.ts'
export type { Observance, OtherDate, Parana, RuleUsed } from './festivals/observance.ts'
export { FESTIVAL_SCHOOLS, type FestivalSchool, isOfSchool } from './festivals/schools.ts'
export { sourceOf } from './festivals/sources.ts'
export { type MonthDay, type MonthInput, type PanchangMonth, panchangMonth } from './month.ts'
export {
  DEFAULT_RULES,
  dateOfDay,
  dayNumber,
  type PanchangOptions,
  type PanchangPlace,
  type PanchangRules,
  type Reckoning,
  type RulesUsed,
  reckoningOf,
} from './reckoning.ts'
export { type PanchangRowInput, panchangRow } from './reference-row.ts'
export { type PanchangYear, panchangYear } from './year.ts'
