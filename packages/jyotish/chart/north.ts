// The North Indian chart: houses are fixed (the first above the middle, then anticlockwise), signs move.
import { type Cell, turned } from './shapes.ts'

/** Kendra: the diamond above the middle. */
const KENDRA: Cell = {
  outline: [
    [50, 0],
    [75, 25],
    [50, 50],
    [25, 25],
  ],
  label: [50, 42],
  middle: [50, 24],
}
/** The triangle upon the left half of the upper side. */
const SECOND: Cell = {
  outline: [
    [0, 0],
    [50, 0],
    [25, 25],
  ],
  label: [25, 19],
  middle: [25, 6.75],
}
/** The triangle upon the upper half of the left side. */
const THIRD: Cell = {
  outline: [
    [0, 0],
    [25, 25],
    [0, 50],
  ],
  label: [19, 25],
  middle: [6.75, 25],
}

/** Cells of houses 1 … 12: three are drawn, the others are those turned anticlockwise. */
export const NORTH_CELLS: readonly Cell[] = [0, 3, 2, 1].flatMap((quarters) =>
  [KENDRA, SECOND, THIRD].map((cell) => turned(cell, quarters)),
)
