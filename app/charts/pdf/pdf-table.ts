// Widths of a table's columns on paper.

/** Millimetres between two columns. */
export const COLUMN_GAP = 3

/**
 * `natural` is what each column's widest cell asks for. Where all of them find no room, narrow columns keep their width and
 * the wide ones share the rest.
 */
export function columnWidths(natural: readonly number[], room: number): number[] {
  const widths = natural.map((width) => width + COLUMN_GAP)
  const order = widths.map((_, i) => i).sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0))
  let left = room
  order.forEach((column, i) => {
    const share = left / (order.length - i)
    widths[column] = Math.min(widths[column] ?? 0, share)
    left -= widths[column] ?? 0
  })
  return widths
}
