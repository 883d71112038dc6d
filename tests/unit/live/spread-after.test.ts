import { expect, test } from 'vitest'
import { spreadAfter } from '#app/realtime/socket/spread-after.ts'

test('after a deployment a thousand pages come back evenly over ten seconds', () => {
  const waits = Array.from({ length: 1_000 }, (_, n) =>
    spreadAfter({ code: 1006, spreadMs: 10_000, chance: n / 1_000 }),
  )
  const seconds = Array.from({ length: 10 }, (_, s) => waits.filter((ms) => Math.floor(ms / 1_000) === s).length)
  expect(seconds).toEqual(Array(10).fill(100))
})

test('a line that ended for another reason comes back at once', () => {
  for (const code of [1000, 1008, 1011, 4001]) expect(spreadAfter({ code, spreadMs: 10_000, chance: 0.9 })).toBe(0)
})
