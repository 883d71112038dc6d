// The panchang of a place: a day, a month, and the columns of the reference data.

export {
  type PanchangOptions,
  type PanchangPlace,
  type PanchangRules,
  type Reckoning,
  reckoningOf,
} from './reckoning.ts'
export { type PanchangRowInput, panchangRow } from './row.ts'
