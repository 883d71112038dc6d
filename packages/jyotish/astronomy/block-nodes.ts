// The instants at which a block of the almanac is calculated: Chebyshev nodes, in half blocks from its middle.

/** Thirteen nodes approximate four days to 0.00001″: a fiftieth of the rounding error of the Moon's terms. */
export const NODES = 13
export const BLOCK_DAYS = 4

const angleOf = (node: number) => (Math.PI * (node + 0.5)) / NODES
/** From 1 down to −1; nodes i and 12 − i have equal distances from the middle. */
export const CHEBYSHEV = Array.from({ length: NODES }, (_, i) => Math.cos(angleOf(i)))
/** Pairs of nodes around the middle. */
export const PAIRS = (NODES - 1) / 2

/** cos(πk(i + ½)/n) for coefficient k and node i. */
const WEIGHTS = Float64Array.from({ length: NODES * NODES }, (_, at) =>
  Math.cos(Math.floor(at / NODES) * angleOf(at % NODES)),
)

/** The derivative, at node i, of the polynomial that is 1 at node j and 0 at the others. */
const SLOPES = Float64Array.from({ length: NODES * NODES }, (_, at) => {
  const [i, j] = [Math.floor(at / NODES), at % NODES]
  const [x, y] = [CHEBYSHEV[i]!, CHEBYSHEV[j]!]
  if (i === j) return x / (2 * (1 - x * x))
  return ((i + j) % 2 === 0 ? 1 : -1) * (Math.sin(angleOf(j)) / Math.sin(angleOf(i)) / (x - y))
})

/** Replaces the `values` at the nodes, starting at index `from`, by the coefficients of the polynomial through them. */
export function fit(values: Float64Array, from: number, coefficients: Float64Array): void {
  for (let k = 0; k < NODES; k++) {
    let sum = 0
    for (let node = 0; node < NODES; node++) sum += values[from + node]! * WEIGHTS[k * NODES + node]!
    coefficients[from + k] = (sum * (k === 0 ? 1 : 2)) / NODES
  }
}

/** The derivative, per half block, at node `i` of a quantity that has `values` at the nodes. */
export function slopeAt(values: Float64Array, i: number): number {
  let sum = 0
  for (let j = 0; j < NODES; j++) sum += values[j]! * SLOPES[i * NODES + j]!
  return sum
}
