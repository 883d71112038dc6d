// Times in the reader's zone, formatted for the locale.

import { TWELVE_HOURS } from 'drishti-jyotish/words/clock.ts'

/** `locale` and `timeZone`: undefined means the reader's. `seconds`: shows seconds, too. */
export type ReaderClock = { locale: string | undefined; timeZone?: string | undefined; seconds?: boolean }
/** The Intl options for a day. */
type Day = Intl.DateTimeFormatOptions

/** "6:53 PM" in the reader's format. Hindi names the part of the day, except after midnight: "शाम 6:53", "1:47 AM". */
export function timeOfDay(at: number, clock: ReaderClock): string {
  return namesPartOfDay(clock)
    ? hindiTime(at, clock)
    : new Intl.DateTimeFormat(clock.locale, fieldsOf(clock)).format(at)
}

/** "May 25, 2026, 6:53 PM" */
export function dayAndTime(at: number, day: Day, clock: ReaderClock): string {
  if (namesPartOfDay(clock)) return `${dayOf(at, day, clock)}, ${hindiTime(at, clock)}`
  return new Intl.DateTimeFormat(clock.locale, { ...day, ...fieldsOf(clock) }).format(at)
}

/** "Monday, May 25, 6:30 PM – 7:00 PM"; the end shows its day if it differs. */
export function dayAndTimes({ from, to }: { from: number; to: number }, day: Day, clock: ReaderClock): string {
  if (namesPartOfDay(clock)) return `${dayAndTime(from, day, clock)} – ${timeBeside(to, { of: from, day, clock })}`
  return new Intl.DateTimeFormat(clock.locale, { ...day, ...fieldsOf(clock) }).formatRange(from, to)
}

type Beside = { of: number; day: Day; clock: ReaderClock }

/** The time of an instant beside another one, with its day if the two differ. */
export function timeBeside(at: number, { of, day, clock }: Beside): string {
  return dayOf(at, day, clock) === dayOf(of, day, clock) ? timeOfDay(at, clock) : dayAndTime(at, day, clock)
}

/** By locale, not by the page's language, because PDFs are in English on every page. */
const namesPartOfDay = ({ locale }: ReaderClock) => locale?.startsWith('hi') ?? false

function dayOf(at: number, day: Day, { locale, timeZone }: ReaderClock): string {
  return new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(at)
}

const fieldsOf = ({ timeZone, seconds }: ReaderClock): Day => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  ...(seconds ? { second: '2-digit' } : {}),
})

function hindiTime(at: number, { timeZone, seconds }: ReaderClock): string {
  const fields = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23', timeZone } as const
  const parts = new Intl.DateTimeFormat('en', fields).formatToParts(at)
  const numberOf = (name: 'hour' | 'minute' | 'second') => Number(parts.find(({ type }) => type === name)?.value)
  return TWELVE_HOURS.hi(numberOf('hour'), numberOf('minute'), seconds ? numberOf('second') : undefined)
}
