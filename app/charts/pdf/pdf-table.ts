// Column widths of a table in a PDF.

/** Millimetres between two columns. */
export const COLUMN_GAP = 3

/**
 * `natural`: the width of each column's widest cell. If the columns do not fit, narrow ones retain their width and the
 * wide ones share the rest.
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
