// The period and page in the URL of the earnings page, and the names of the periods.
import { MONTH_NAMED } from '#app/screens/dashboard/months.ts'

export const VIEWS = ['day', 'week', 'month', 'session'] as const
export type EarningsView = (typeof VIEWS)[number]

export function viewOf(params: URLSearchParams): EarningsView {
  return VIEWS.find((each) => each === params.get('by')) ?? 'day'
}

/** The name of the period that starts on a day: "17 May 2026", "May 2026". */
export function periodName(view: EarningsView, day: string, locale?: string): string {
  const fields = view === 'month' ? MONTH_NAMED : ({ day: 'numeric', month: 'short', year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' }).format(new Date(day))
}

/** A short name for the label of a bar: "17", "17 May", "May". */
export function shortName(view: EarningsView, day: string, locale?: string): string {
  if (view === 'day') return String(Number(day.slice(8)))
  const fields = view === 'month' ? ({ month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' }).format(new Date(day))
}
