// Keyset pagination for lists of any length, newest or oldest first, because OFFSET would scan all earlier rows.

export type TimeSort = 'date' | '-date'

type Place = { at: number; id: string }

/** "1790000000000.id" → both parts; without a cursor, a position before the first row. */
export function placeAfter(cursor: string | undefined, sort: TimeSort = '-date'): Place {
  if (!cursor) return sort === 'date' ? { at: -1, id: '' } : { at: Number.MAX_SAFE_INTEGER, id: '' }
  const dot = cursor.indexOf('.')
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** The comparison with the position before a page, and the direction of ORDER BY. */
export function stepOf(sort: TimeSort = '-date'): { beyond: '<' | '>'; order: 'ASC' | 'DESC' } {
  return sort === 'date' ? { beyond: '>', order: 'ASC' } : { beyond: '<', order: 'DESC' }
}

/** The rows of a page, and the cursor of the next one. `rows` must have been queried with one row more than `size`. */
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
