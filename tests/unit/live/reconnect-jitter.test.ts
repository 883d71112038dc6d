import { expect, test } from 'vitest'
import { reconnectJitter } from '#app/realtime/socket/reconnect-jitter.ts'

test('after a deployment a thousand pages come back evenly over ten seconds', () => {
  const waits = Array.from({ length: 1_000 }, (_, n) =>
    reconnectJitter({ code: 1006, spreadMs: 10_000, chance: n / 1_000 }),
  )
  const seconds = Array.from({ length: 10 }, (_, s) => waits.filter((ms) => Math.floor(ms / 1_000) === s).length)
  expect(seconds).toEqual(Array(10).fill(100))
})

test('a line that ended for another reason comes back at once', () => {
  for (const code of [1000, 1008, 1011, 4001]) expect(reconnectJitter({ code, spreadMs: 10_000, chance: 0.9 })).toBe(0)
})
