// The North Indian chart: houses stand still (the first above the middle, then anticlockwise), signs move.
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
  room: { x: 38, y: 13, width: 24, height: 22 },
}
/** The triangle upon the left half of the upper side. */
const SECOND: Cell = {
  outline: [
    [0, 0],
    [50, 0],
    [25, 25],
  ],
  label: [25, 19],
  room: { x: 13, y: 1.5, width: 24, height: 10.5 },
}
/** The triangle upon the upper half of the left side. */
const THIRD: Cell = {
  outline: [
    [0, 0],
    [25, 25],
    [0, 50],
  ],
  label: [19, 25],
  room: { x: 1.5, y: 13, width: 10.5, height: 24 },
}

/** Cells of houses 1 … 12: three are drawn, the others are those turned anticlockwise. */
export const NORTH_CELLS: readonly Cell[] = [0, 3, 2, 1].flatMap((quarters) =>
  [KENDRA, SECOND, THIRD].map((cell) => turned(cell, quarters)),
)
