// The positions of a cell's marks: in rows between its lines and beside its label, as large as they can be.
import type { Cell, Point } from './shapes.ts'

export type Slots = {
  /** Middles of the marks, row by row. */
  points: Point[]
  /** Height of the letters that fit. */
  size: number
}

/** Boxes of letters are this much higher than their size, in any of the fonts that a page may have. */
const LINE = 1.26
/** Between marks of one row, in parts of their size. */
const GAP = 0.4
/** From the lines of the cell. */
const EDGE = 0.9
/** Half the sides of the label's square: two digits, or the glyph of a sign. */
const LABEL = 2.6
const STEP = 0.2

type Rows = { widths: readonly number[]; size: number; columns: number; line: number }
type Span = readonly [from: number, to: number]

/** Fits marks into a cell; `widths` are for letters of height 1, `row` is the least height of a row. */
export function slotsIn(cell: Cell, widths: readonly number[], largest: number, row = 0): Slots {
  if (widths.length === 0) return { points: [], size: largest }
  for (let size = largest; size > STEP; size -= STEP) {
    // Few columns first: a column is easier to read than a line.
    for (let columns = 1; columns <= widths.length; columns++) {
      const points = placed(cell, { widths, size, columns, line: Math.max(size * LINE, row) })
      if (points) return { points, size }
    }
  }
  return { points: widths.map(() => cell.middle), size: STEP }
}

/** Rows about the middle of the cell, or as near to it as there is room; null where there is none. */
function placed(cell: Cell, rows: Rows): Point[] | null {
  const { widths, columns, line } = rows
  const height = Math.ceil(widths.length / columns) * line
  const { top, bottom, width } = extentOf(cell)
  // Most sizes that are too large end here, before each height of the cell is tried.
  if (height > bottom - top || widestRow(rows) > width - 2 * EDGE) return null
  const wanted = cell.middle[1] - height / 2
  for (let away = 0; away <= bottom - height - top; away += 0.5)
    for (const start of away === 0 ? [wanted] : [wanted - away, wanted + away]) {
      const points = start < top || start > bottom - height ? null : rowsFrom(cell, rows, start)
      if (points) return points
    }
  return null
}

type Extent = { top: number; bottom: number; width: number }
const extents = new WeakMap<Cell, Extent>()

function extentOf(cell: Cell): Extent {
  const known = extents.get(cell)
  if (known) return known
  const [xs, ys] = [cell.outline.map(([x]) => x), cell.outline.map(([, y]) => y)]
  const extent = { top: Math.min(...ys), bottom: Math.max(...ys), width: Math.max(...xs) - Math.min(...xs) }
  extents.set(cell, extent)
  return extent
}

function widestRow(rows: Rows): number {
  let widest = 0
  for (let i = 0; i < rows.widths.length; i += rows.columns) widest = Math.max(widest, rowWidth(rows, i))
  return widest
}

/** The width of the row that begins with mark `first`. */
function rowWidth({ widths, size, columns }: Rows, first: number): number {
  const end = Math.min(first + columns, widths.length)
  let sum = 0
  for (let i = first; i < end; i++) sum += widths[i]!
  return (sum + GAP * (end - first - 1)) * size
}

function rowsFrom(cell: Cell, rows: Rows, start: number): Point[] | null {
  const { widths, size, columns, line } = rows
  const points: Point[] = []
  for (let i = 0, y = start; i < widths.length; i += columns, y += line) {
    const width = rowWidth(rows, i)
    const [middle, half] = [y + line / 2, (size * LINE) / 2]
    const [from, to] = free(cell, [middle - half, middle + half])
    if (to - from < width) return null
    let x = Math.min(Math.max(cell.middle[0] - width / 2, from), to - width)
    for (const each of widths.slice(i, i + columns)) {
      points.push([x + (each * size) / 2, middle])
      x += (each + GAP) * size
    }
  }
  return points
}

/** The free width through the whole height of a row, about the middle of the cell. */
function free({ outline, label, middle }: Cell, [top, bottom]: Span): Span {
  // Outlines bulge nowhere: what is inside above and below is inside between.
  const [a, b] = [across(outline, top), across(outline, bottom)]
  const [from, to] = [Math.max(a[0], b[0]) + EDGE, Math.min(a[1], b[1]) - EDGE]
  if (bottom <= label[1] - LABEL || top >= label[1] + LABEL) return [from, to]
  if (middle[0] <= label[0] - LABEL) return [from, Math.min(to, label[0] - LABEL)]
  if (middle[0] >= label[0] + LABEL) return [Math.max(from, label[0] + LABEL), to]
  return [0, 0]
}

/** The part of a horizontal line inside an outline. A chart asks for it tens of thousands of times. */
function across(outline: readonly Point[], y: number): Span {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [ax, ay] = outline[outline.length - 1]!
  for (const [bx, by] of outline) {
    if ((ay <= y && y <= by) || (by <= y && y <= ay)) {
      const x = ay === by ? ax : ax + ((bx - ax) * (y - ay)) / (by - ay)
      from = Math.min(from, x, ay === by ? bx : x)
      to = Math.max(to, x, ay === by ? bx : x)
    }
    ax = bx
    ay = by
  }
  return from <= to ? [from, to] : [0, 0]
}
