// The quality of an audio connection: the score, the sample of a second, the warnings.
import { expect, test } from 'vitest'
import { type LineSample, opinionScore, readSample } from '#app/realtime/voice/line-sample.ts'
import { createMonitor } from '#app/realtime/voice/warnings.ts'
import type { LineWarning } from '#workers/contract/consultations/call-quality.ts'

const GOOD: LineSample = {
  packets: 0,
  lost: 0,
  lossPercent: 0,
  jitterMs: 4,
  roundTripMs: 80,
  score: 4.3,
  codec: 'opus',
  inputLevel: 0.1,
  outputLevel: 0.1,
}

/** Gives the monitor a sample a second from second 1 on; answers what stands at the end. */
function after(samples: Partial<LineSample>[]): readonly LineWarning[] {
  const monitor = createMonitor(0)
  let standing: readonly LineWarning[] = []
  samples.forEach((sample, i) => {
    // Levels move, unless a test says otherwise.
    const moving = { inputLevel: (i % 7) / 10, outputLevel: (i % 5) / 10 }
    standing = monitor.look({ ...GOOD, ...moving, ...sample }, (i + 1) * 1_000)
  })
  return standing
}
const times = (n: number, sample: Partial<LineSample>) => Array.from({ length: n }, () => sample)

test('the score falls with delay, jitter and loss', () => {
  expect(opinionScore(50, 2, 0)).toBeGreaterThan(4.3)
  expect(opinionScore(400, 30, 0)).toBeLessThan(opinionScore(100, 5, 0))
  expect(opinionScore(50, 2, 10)).toBeLessThan(4)
  expect(opinionScore(2_000, 0, 0)).toBe(1)
})

test('a second is read against the one before; a new connection starts anew', () => {
  const report = (packetsReceived: number, packetsLost: number) =>
    new Map<string, object>([
      ['codec', { type: 'codec', mimeType: 'audio/opus' }],
      ['in', { type: 'inbound-rtp', kind: 'audio', packetsReceived, packetsLost, jitter: 0.006, codecId: 'codec' }],
      ['pair', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.084 }],
    ]) as unknown as RTCStatsReport
  const first = readSample(report(50, 0), null)
  expect(first).toMatchObject({ packets: 50, lossPercent: 0, jitterMs: 6, roundTripMs: 84, codec: 'opus' })
  expect(readSample(report(95, 5), first).lossPercent).toBe(10)
  expect(readSample(report(20, 0), readSample(report(95, 5), first)).lossPercent).toBe(0)
  expect(readSample(new Map() as unknown as RTCStatsReport, null).score).toBeNull()
})

test.each<[string, LineWarning, Partial<LineSample>]>([
  ['jitter above 30 ms', 'high-jitter', { jitterMs: 31 }],
  ['a round trip above 400 ms', 'high-round-trip', { roundTripMs: 401 }],
  ['a score below 3', 'low-score', { score: 2.9 }],
  ['loss above 1 percent', 'high-packet-loss', { lossPercent: 1.1 }],
])('%s: three of five seconds raise it, not before the fifth second of the call', (_, warning, bad) => {
  expect(after(times(4, bad))).toEqual([])
  expect(after(times(5, bad))).toEqual([warning])
  expect(after([...times(8, {}), bad, bad])).toEqual([])
  expect(after([...times(8, {}), bad, bad, bad])).toEqual([warning])
})

test.each<[string, Partial<LineSample>]>([
  ['jitter of 30 ms', { jitterMs: 30 }],
  ['a round trip of 400 ms', { roundTripMs: 400 }],
  ['a score of 3', { score: 3 }],
  ['a loss of 1 percent', { lossPercent: 1 }],
])('%s is no reason', (_, sample) => {
  expect(after(times(12, sample))).toEqual([])
})

test('a warning stays five seconds at least, and until five good ones', () => {
  const bad = { jitterMs: 60 }
  expect(after([...times(5, bad), ...times(4, {})])).toEqual(['high-jitter'])
  expect(after([...times(5, bad), ...times(5, {})])).toEqual([])
})

test('a mean loss above 3 percent over seven seconds warns, though most seconds were clean', () => {
  expect(after([...times(6, {}), { lossPercent: 22 }])).toEqual(['high-packet-loss'])
  expect(after([...times(6, {}), { lossPercent: 20 }])).toEqual([])
})

test('ten seconds of one level are no voice', () => {
  expect(after(times(9, { inputLevel: 0.2 }))).toEqual([])
  expect(after(times(10, { inputLevel: 0.2 }))).toEqual(['constant-input-level'])
  expect(after(times(10, { outputLevel: 0 }))).toEqual(['constant-output-level'])
  expect(after([...times(10, { outputLevel: 0 }), ...times(6, {})])).toEqual([])
})
