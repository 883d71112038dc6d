import { expect, test } from 'vitest'
import { consultationDue, nextCheckAt, whileUnreachable } from '#workers/realtime/line/plan.ts'
import type { LineState } from '#workers/realtime/line/state.ts'

const NOW = 1_000_000_000
const MINUTE = 60_000
const line = (change: Partial<LineState>): LineState => ({
  astrologerId: 'asha',
  wantsOnline: true,
  busyWith: null,
  notNow: false,
  ring: null,
  ringUserId: null,
  ringPushedAt: null,
  turnOf: null,
  ringsPhone: false,
  unreachableSince: null,
  wentOfflineAt: null,
  wentOfflineBecause: null,
  missedRings: 0,
  deviceAskedAt: null,
  consultationAskedAt: null,
  published: 'online',
  ...change,
})
const off = { wantsOnline: false, published: 'offline' } as const
const busy = { busyWith: 'c', published: 'busy' } as const
const ring = (expires_at: number) => ({ ring: { expires_at } as NonNullable<LineState['ring']> })

test.each([
  ['a tab was just heard: when it is asked', {}, [NOW, true], NOW + 33_000],
  ['a tab was heard 5 s ago: when it is asked', {}, [NOW - 5_000, true], NOW + 28_000],
  ['a tab was asked: when its time is up', {}, [NOW - 40_000, true], NOW + 5_000],
  ['a tab was asked late: soon', {}, [NOW - 60_000, true], NOW + 1_000],
  [
    'the last tab was closed: when the line goes offline',
    { unreachableSince: NOW - 5_000 },
    [null, false],
    NOW + 40_000,
  ],
  ['the last tab fell silent: when the line goes offline', {}, [NOW - 44_000, false], NOW + 1_000],
  ['online by a device: in five minutes', { deviceAskedAt: NOW }, [null, false], NOW + 5 * MINUTE],
  ['by a device, and the silent tab is older', { deviceAskedAt: NOW }, [NOW - 1, false], NOW + 5 * MINUTE],
  ['nobody asked for a device yet: soon', {}, [null, false], NOW + 1_000],
  ['offline, and lists know it: never', off, [null, false], null],
  ['offline, and lists do not know it yet', { ...off, published: 'online' }, [null, false], NOW + 10_000],
  [
    'offline, but in a consultation',
    { ...off, busyWith: 'c', consultationAskedAt: NOW },
    [null, false],
    NOW + 5 * MINUTE,
  ],
  ['it rings, and nobody tells how that ended', { ...off, ...ring(NOW) }, [null, false], NOW + 45_000],
] as const)('%s', (_, change, [heard, open], at) => {
  expect(nextCheckAt({ memory: line(change), tabs: { heard, open }, waitingDue: null, now: NOW })).toBe(at)
})

test('the database is asked for a consultation when no end was reported for five minutes, or its ring was lost', () => {
  expect(consultationDue(line({ ...busy, consultationAskedAt: NOW }))).toBe(NOW + 5 * MINUTE)
  expect(consultationDue(line({ ...busy, consultationAskedAt: NOW, ...ring(NOW) }))).toBe(NOW + 45_000)
})

test('a line that nothing can ring waits for 45 s from its last heartbeat, and then goes offline', () => {
  expect(whileUnreachable({ line: line({}), lastHeartbeat: NOW - 20_000, now: NOW })).toEqual({
    unreachableSince: NOW - 20_000,
  })
  expect(whileUnreachable({ line: line({}), lastHeartbeat: null, now: NOW })).toEqual({ unreachableSince: NOW })
  expect(whileUnreachable({ line: line({ unreachableSince: NOW - 44_999 }), lastHeartbeat: NOW, now: NOW })).toEqual({
    unreachableSince: NOW - 44_999,
  })
  expect(
    whileUnreachable({ line: line({ unreachableSince: NOW - 45_000 }), lastHeartbeat: NOW, now: NOW }),
  ).toMatchObject({
    wantsOnline: false,
    unreachableSince: null,
    wentOfflineAt: NOW,
  })
})
