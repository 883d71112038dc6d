// Places for any number of grahas in the room of a cell: as large as they can be without touching.
import type { Box, Point } from './shapes.ts'

export type Slots = {
  /** Middles of the places, row by row. */
  points: Point[]
  /** Height of the letters that fit. */
  size: number
}

/** How wide two or three letters stand for their height. */
const WIDTH_PER_SIZE = 1.7
const LARGEST = 6

/** slotsIn({ x: 0, y: 0, width: 20, height: 10 }, 2) puts two side by side. */
export function slotsIn({ x, y, width, height }: Box, count: number): Slots {
  if (count <= 0) return { points: [], size: LARGEST }
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(width / columns / WIDTH_PER_SIZE, height / rows, LARGEST)
    if (size > best.size + 1e-9) best = { columns, size }
  }
  const rows = Math.ceil(count / best.columns)
  const points = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / best.columns)
    const inRow = Math.min(best.columns, count - row * best.columns)
    const column = i - row * best.columns
    return [x + (width * (column + 0.5)) / inRow, y + (height * (row + 0.5)) / rows]
  })
  return { points, size: best.size }
}
