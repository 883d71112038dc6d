import { VARGAS, type Varga, vargaSign } from 'drishti-jyotish/kundli/vargas.ts'
import { expect, test } from 'vitest'

const at = (sign: number, degrees: number) => 30 * sign + degrees

// Brihat Parashara Hora Shastra, chapter 6: [varga, sign, degrees, expected sign].
const CASES: [Varga, number, number, number][] = [
  [2, 0, 10, 4],
  [2, 0, 20, 3],
  [2, 1, 10, 3],
  [2, 1, 20, 4],
  [3, 4, 5, 4],
  [3, 4, 15, 8],
  [3, 4, 25, 0],
  [4, 0, 8, 3],
  [4, 11, 29, 8],
  [7, 0, 0, 0],
  [7, 1, 0, 7],
  [7, 1, 29.9, 1],
  [9, 0, 0, 0],
  [9, 1, 0, 9],
  [9, 2, 0, 6],
  [9, 3, 0, 3],
  [9, 3, 29.9, 11],
  [10, 0, 29.9, 9],
  [10, 1, 0, 9],
  [12, 5, 29.9, 4],
  [16, 0, 0, 0],
  [16, 1, 0, 4],
  [16, 2, 0, 8],
  [20, 0, 0, 0],
  [20, 1, 0, 8],
  [20, 2, 0, 4],
  [24, 0, 0, 4],
  [24, 1, 0, 3],
  [24, 1, 2, 4],
  [27, 0, 0, 0],
  [27, 1, 0, 3],
  [27, 2, 0, 6],
  [27, 3, 0, 9],
  [27, 4, 0, 0],
  [30, 0, 4, 0],
  [30, 0, 9, 10],
  [30, 0, 17, 8],
  [30, 0, 24, 2],
  [30, 0, 29, 6],
  [30, 1, 4, 1],
  [30, 1, 11, 5],
  [30, 1, 19, 11],
  [30, 1, 24, 9],
  [30, 1, 29, 7],
  [40, 0, 0, 0],
  [40, 1, 0, 6],
  [45, 0, 0, 0],
  [45, 1, 0, 4],
  [45, 2, 0, 8],
  [60, 3, 0.4, 3],
  [60, 3, 0.6, 4],
  [60, 3, 29.9, 2],
]

test.each(CASES)('D%i of sign %i at %f° is sign %i', (varga, sign, degrees, expected) => {
  expect(vargaSign(varga, at(sign, degrees))).toBe(expected)
})

test('a boundary belongs to the part that begins there, in every varga', () => {
  for (const varga of VARGAS)
    if (varga !== 30)
      for (let k = 0; k < 12 * varga; k++)
        expect(vargaSign(varga, (k * 30) / varga), `D${varga} part ${k}`).toBe(
          vargaSign(varga, ((k + 0.5) * 30) / varga),
        )
})
