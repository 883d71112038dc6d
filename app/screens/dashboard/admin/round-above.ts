/** The end of an axis: the next round number that four lines divide: 4, 8, 10, 20, 40 … */
export function roundAbove(most: number): number {
  const value = Math.max(1, most)
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 8, 10].find((each) => each * unit >= value) ?? 10
  return Math.max(4, step * unit)
}
