// The South Indian chart: signs are fixed, clockwise from Mina in the upper left; the lagna is marked.
import type { Cell } from './shapes.ts'

/** Columns and rows of Mesha … Mina on the rim of four by four. */
const PLACES = '10 20 30 31 32 33 23 13 03 02 01 00'.split(' ')

/** Cells of signs 0 … 11. */
export const SOUTH_CELLS: readonly Cell[] = PLACES.map((place) => {
  const x = Number(place[0]) * 25
  const y = Number(place[1]) * 25
  return {
    outline: [
      [x, y],
      [x + 25, y],
      [x + 25, y + 25],
      [x, y + 25],
    ],
    label: [x + 3.2, y + 3.2],
    middle: [x + 12.5, y + 13.5],
  }
})
