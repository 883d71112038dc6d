// Cells of a chart on a square of 100 by 100, y downwards: their outlines, where the label and the grahas go.

export type Point = readonly [x: number, y: number]
export type Box = { x: number; y: number; width: number; height: number }

export type Cell = {
  outline: readonly Point[]
  /** Where the sign's or house's number stands. */
  label: Point
  /** Room for grahas, wholly inside the outline. */
  room: Box
}

/** Turns a point by quarter turns clockwise about the middle of the square. */
function turnPoint([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y]
  for (let i = 0; i < quarters; i++) point = [100 - point[1], point[0]]
  return point
}

/** A cell turned by quarter turns clockwise; its room keeps its sides along the axes. */
export function turned(cell: Cell, quarters: number): Cell {
  const { x, y, width, height } = cell.room
  const [ax, ay] = turnPoint([x, y], quarters)
  const [bx, by] = turnPoint([x + width, y + height], quarters)
  return {
    outline: cell.outline.map((point) => turnPoint(point, quarters)),
    label: turnPoint(cell.label, quarters),
    room: { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) },
  }
}

/** A cell mirrored along the diagonal from the upper left to the lower right: x and y change places. */
export function mirrored({ outline, label, room }: Cell): Cell {
  return {
    outline: outline.map(([x, y]): Point => [y, x]),
    label: [label[1], label[0]],
    room: { x: room.y, y: room.x, width: room.height, height: room.width },
  }
}
