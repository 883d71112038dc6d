import { expect, test } from 'vitest'
import type { LineMemory } from '#workers/realtime/line-memory.ts'
import { nextCheckAt, whileUnreachable } from '#workers/realtime/line-plan.ts'

const NOW = 1_000_000
const line = (change: Partial<LineMemory>): LineMemory => ({
  astrologerId: 'asha',
  wantsOnline: true,
  busyWith: null,
  notNow: false,
  ring: null,
  unreachableSince: null,
  wentOfflineAt: null,
  published: 'online',
  ...change,
})

test.each([
  ['online, and just heard: in ten seconds', {}, NOW, NOW + 10_000],
  ['online, and silent for 40 s: when it goes offline', {}, NOW - 40_000, NOW + 5_000],
  ['online, and silent for longer: soon', {}, NOW - 60_000, NOW + 1_000],
  ['online by a device alone', {}, null, NOW + 10_000],
  ['offline, and lists know it: never', { wantsOnline: false, published: 'offline' }, null, null],
  ['offline, and lists do not know it yet', { wantsOnline: false }, null, NOW + 10_000],
  ['offline, but in a consultation', { wantsOnline: false, published: 'offline', busyWith: 'c' }, null, NOW + 10_000],
] as const)('%s', (_, change, heard, at) => {
  expect(nextCheckAt(line(change), heard, NOW)).toBe(at)
})

test('a line that nothing can ring waits for 45 s from its last heartbeat, and then goes offline', () => {
  expect(whileUnreachable(line({}), NOW - 20_000, NOW)).toEqual({ unreachableSince: NOW - 20_000 })
  expect(whileUnreachable(line({}), null, NOW)).toEqual({ unreachableSince: NOW })
  expect(whileUnreachable(line({ unreachableSince: NOW - 44_999 }), NOW, NOW)).toMatchObject({
    unreachableSince: NOW - 44_999,
  })
  expect(whileUnreachable(line({ unreachableSince: NOW - 45_000 }), NOW, NOW)).toEqual({
    wantsOnline: false,
    unreachableSince: null,
    wentOfflineAt: NOW,
  })
})
