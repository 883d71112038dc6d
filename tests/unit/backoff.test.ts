import { expect, test } from 'vitest'
import { RECONNECT } from '#app/realtime/voice/constants.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'

const waits = (chance: number, options: Parameters<typeof waitAfter>[0]) =>
  Array.from({ length: 130 }, (_, i) => waitAfter({ ...options, failures: i + 1, chance: () => chance }))

test('the wait doubles after each failure up to its cap, and a quarter of it is chance', () => {
  const retry = { failures: 0, first: 1_000, max: 15_000 }
  expect(waits(0.5, retry).slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  expect(waits(0, retry).slice(0, 2)).toEqual([750, 1_500])
  expect(waits(1, retry).slice(3, 6)).toEqual([10_000, 15_000, 15_000])
})

test('waits of a call grow by a tenth, half of them by chance, up to half a minute', () => {
  const [low, high] = [waits(0, { ...RECONNECT, failures: 0 }), waits(1, { ...RECONNECT, failures: 0 })]
  expect(low[0]).toBe(1)
  expect(high.at(-1)).toBe(30_000)
  expect(low.every((wait, i) => wait <= (high[i] ?? 0))).toBe(true)
})
