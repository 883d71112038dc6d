// The East Indian (Bengali) chart: signs are fixed, anticlockwise from Mesha above the middle.
import { type Cell, mirrored, turned } from './shapes.ts'

const THIRD = 100 / 3

const MESHA: Cell = {
  outline: [
    [THIRD, 0],
    [2 * THIRD, 0],
    [2 * THIRD, THIRD],
    [THIRD, THIRD],
  ],
  label: [50, 29],
  middle: [50, 14],
}
/** The upper half of the corner square on the left. */
const VRISHABHA: Cell = {
  outline: [
    [0, 0],
    [THIRD, 0],
    [THIRD, THIRD],
  ],
  label: [30.3, 24.7],
  middle: [22.75, 7.5],
}

/** Cells of signs 0 … 11. */
export const EAST_CELLS: readonly Cell[] = [0, 3, 2, 1].flatMap((quarters) =>
  [MESHA, VRISHABHA, mirrored(VRISHABHA)].map((cell) => turned(cell, quarters)),
)
