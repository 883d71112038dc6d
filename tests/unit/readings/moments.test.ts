import { expect, test } from 'vitest'
import { momentsOf } from '#app/screens/consultations/reading/moments.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'

const point = (seq: number, at: number): DeskPoint => ({
  seq,
  side: 'astrologer',
  at,
  target: { of: 'house', house: seq },
  place: { view: 'chart', varga: 1, date: null },
})
const said = (seq: number, at: number) => ({ seq, id: `m${seq}`, side: 'user' as const, text: `${seq}`, at })
const seqs = (points: DeskPoint[], messages: ReturnType<typeof said>[]) =>
  momentsOf(points, messages).map(({ before, after }) => [before.map(({ seq }) => seq), after.map(({ seq }) => seq)])

test('each point has the words around it, and no message stands twice', () => {
  const messages = [said(1, 0), said(2, 10 * SECOND), said(3, 20 * SECOND), said(4, 40 * SECOND), said(5, 70 * SECOND)]
  expect(seqs([point(1, 30 * SECOND), point(2, 60 * SECOND)], messages)).toEqual([
    [[2, 3], [4]],
    [[], [5]],
  ])
})

test('words far away are left out, and many are cut', () => {
  const far = [
    said(1, 0),
    ...[1, 2, 3, 4, 5, 6].map((n) => said(n + 1, 10 * MINUTE + n * SECOND)),
    said(9, 20 * MINUTE),
  ]
  expect(seqs([point(1, 10 * MINUTE)], far)).toEqual([[[], [2, 3, 4, 5]]])
  expect(momentsOf([], far)).toEqual([])
})
