// The retention of conversations and their files in calendar months (UTC), set by an admin.
import { DAY } from '#workers/contract/time/durations.ts'

/** 0: until the accounts are deleted. */
export type KeptMonths = { transcripts: number; files: number }

export const KEPT_MONTHS_MAX = 120

/**
 * Delay (ms) between a change of the months and its effect, so that a wrong number can be corrected before conversations are
 * deleted for good.
 */
export const CHANGE_RESTS = DAY

/** The effective months at `now`: none while the last change is younger than CHANGE_RESTS. */
export function monthsInEffect(set: { keptMonths: KeptMonths; keptMonthsSetAt: number }, now: number): KeptMonths {
  return now - set.keptMonthsSetAt < CHANGE_RESTS ? { transcripts: 0, files: 0 } : set.keptMonths
}

/** The instant this many months earlier; the last day of a shorter month. */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, last))
}

/** The whole months between two instants. */
export function monthsBetween(from: number, to: number): number {
  const [first, last] = [new Date(from), new Date(to)]
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  return monthsBefore(to, months) < from ? months - 1 : months
}

/** The months of files, which never outlive their conversation. */
export function monthsOfFiles({ transcripts, files }: KeptMonths): number {
  return files === 0 || (transcripts > 0 && files > transcripts) ? transcripts : files
}
