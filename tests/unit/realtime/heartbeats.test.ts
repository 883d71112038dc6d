import { describe, expect, test } from 'vitest'
import { livenessOf } from '#workers/realtime/room/heartbeats.ts'

const timeouts = { quiet: 6_000, silent: 30_000 }
const at = (seconds: number) => 1_000_000 + seconds * 1000

describe('silence of a socket', () => {
  test.each([
    ['just heard', { heard: at(0), requested: null }, 5, 'alive'],
    ['as long as a page may be quiet', { heard: at(0), requested: null }, 6, 'alive'],
    ['quiet', { heard: at(0), requested: null }, 7, 'quiet'],
    ['requested, and silent for less than a tab may be', { heard: at(0), requested: at(10) }, 30, 'quiet'],
    ['requested, and silent for longer', { heard: at(0), requested: at(10) }, 31, 'dead'],
    ['requested long ago, and heard since', { heard: at(0), requested: at(-10) }, 100, 'quiet'],
    ['never requested: the object itself was held up', { heard: at(0), requested: null }, 300, 'quiet'],
    ['requested only now', { heard: at(0), requested: at(300) }, 305, 'quiet'],
    ['requested late, and no answer came', { heard: at(0), requested: at(300) }, 310, 'dead'],
    ['requested in the moment it was heard: that was no answer', { heard: at(0), requested: at(0) }, 31, 'dead'],
  ] as const)('%s', (_, heartbeat, now, liveness) => {
    expect(livenessOf({ heartbeat, timeouts, now: at(now) })).toBe(liveness)
  })
})
