// Pages that begin after a row, for lists of any length: newest or oldest first, no offset to count through.

export type TimeSort = 'date' | '-date'

type Place = { at: number; id: string }

/** "1790000000000.id" → both parts; the newest row of all without one, or the oldest. */
export function placeAfter(cursor: string | undefined, sort: TimeSort = '-date'): Place {
  if (!cursor) return sort === 'date' ? { at: -1, id: '' } : { at: Number.MAX_SAFE_INTEGER, id: '' }
  const dot = cursor.indexOf('.')
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** Order of rows: the comparison with the place before, and the order of SQL. */
export function stepOf(sort: TimeSort = '-date'): { beyond: '<' | '>'; order: 'ASC' | 'DESC' } {
  return sort === 'date' ? { beyond: '>', order: 'ASC' } : { beyond: '<', order: 'DESC' }
}

/** The rows of a page, asked for with one more than it shows, and the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { size, placeOf }: { size: number; placeOf(row: Row): Place },
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  if (rows.length <= size || !last) return { rows: shown, next: null }
  const { at, id } = placeOf(last)
  return { rows: shown, next: `${at}.${id}` }
}
