/** The month in a statement's address, yyyy-mm in UTC; null for all time and for an invalid month. */
export function monthOf(params: URLSearchParams): string | null {
  const month = params.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null
}

export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}
