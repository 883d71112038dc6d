// Pages that begin after a row, for lists of any length: newest first, no offset to count through.

/** "1790000000000.id" → both parts; the newest row of all without one. */
export function placeAfter(cursor: string | undefined): { at: number; id: string } {
  if (!cursor) return { at: Number.MAX_SAFE_INTEGER, id: '' }
  const dot = cursor.indexOf('.')
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** The rows of a page, asked for with one more than it shows, and the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { size, placeOf }: { size: number; placeOf(row: Row): { at: number; id: string } },
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  if (rows.length <= size || !last) return { rows: shown, next: null }
  const { at, id } = placeOf(last)
  return { rows: shown, next: `${at}.${id}` }
}
