// Months of a statement, as yyyy-mm.
export const MONTH_NAMED = { month: 'long', year: 'numeric' } as const

/** The month in a statement's URL; null for all time and for an invalid month. */
export function monthOf(params: URLSearchParams): string | null {
  const month = params.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null
}

/** "November 2026", in the language of `locale`. */
export function monthName(month: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { ...MONTH_NAMED, timeZone: 'UTC' }).format(new Date(`${month}-01`))
}
