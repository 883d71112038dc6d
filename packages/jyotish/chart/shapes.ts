// Cells of a chart on a square of 100 by 100, y downwards: their outlines, where the label and the grahas go.

export type Point = readonly [x: number, y: number]

export type Cell = {
  outline: readonly Point[]
  /** The position of the sign's or house's number. */
  label: Point
  /** The centre of the grahas. */
  middle: Point
}

/** Turns a point by quarter turns clockwise about the middle of the square. */
function turnPoint([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y]
  for (let i = 0; i < quarters; i++) point = [100 - point[1], point[0]]
  return point
}

/** A cell turned by quarter turns clockwise. */
export function turned({ outline, label, middle }: Cell, quarters: number): Cell {
  return {
    outline: outline.map((point) => turnPoint(point, quarters)),
    label: turnPoint(label, quarters),
    middle: turnPoint(middle, quarters),
  }
}

/** A cell mirrored along the diagonal from the upper left to the lower right: x and y change places. */
export function mirrored({ outline, label, middle }: Cell): Cell {
  const swap = ([x, y]: Point): Point => [y, x]
  return { outline: outline.map(swap), label: swap(label), middle: swap(middle) }
}
