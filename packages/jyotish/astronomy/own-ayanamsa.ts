// An ayanamsa of one's own: its value on a date, "own:23.15@1950-01-01", from which it moves with the precession as Lahiri's does.
import { civilMs, parseDate } from '../clock/civil.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import { jyotishError } from '../errors.ts'
import { readNumber } from '../input.ts'

/** Degrees, and the date on which they hold: `own:23.15@1950-01-01`. */
export type OwnAyanamsa = `own:${string}@${string}`
/** Degrees, and Julian centuries of the date from J2000. */
export type OwnValue = { degrees: number; T: number; date: string }

const FORM = /^own:(-?\d{1,2}(?:\.\d{1,9})?)@(\d{4}-\d{2}-\d{2})$/
/** The largest value that is accepted, in degrees; those of all named ayanamsas are below 30. */
const MOST_DEGREES = 60

export const isOwnAyanamsa = (name: unknown): name is OwnAyanamsa => typeof name === 'string' && name.startsWith('own:')

/** The value and the date of an own ayanamsa; a typed error for another form, a far value, or a day that does not exist. */
export function ownValue(name: OwnAyanamsa, field = 'options.ayanamsa'): OwnValue {
  const match = FORM.exec(name)
  if (!match) throw jyotishError('bad_choice', field, 'an own ayanamsa is written own:23.15@1950-01-01')
  const degrees = readNumber(Number(match[1]), field, -MOST_DEGREES, MOST_DEGREES)
  return { degrees, date: match[2]!, T: daysUt(civilMs(parseDate(match[2], field))) / CENTURY_DAYS }
}

/** ownAyanamsa(23.15, "1950-01-01") = "own:23.15@1950-01-01". */
export function ownAyanamsa(degrees: number, date: string): OwnAyanamsa {
  return `own:${Number(degrees.toFixed(6))}@${date}`
}
