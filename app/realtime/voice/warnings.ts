// Detects a bad connection: one rule per measurement, with hysteresis for raising and clearing.
import { LINE_WARNINGS, type LineWarning } from '#workers/contract/consultations/call-quality.ts'
import {
  BAD,
  CONSTANT_LEVEL_SAMPLES,
  MEAN_LOSS_SAMPLES,
  RAISE_SAMPLES,
  WARN_AFTER,
  WARNING_STAYS,
  WINDOW_SAMPLES,
} from './constants.ts'
import type { LineSample } from './line-sample.ts'

export type Monitor = {
  /** Processes the sample of one second; returns the active warnings. `now` in ms. */
  look(sample: LineSample, now: number): readonly LineWarning[]
  /** Clears the samples, because the connection was replaced. */
  reset(): void
}

const isBad: Partial<Record<LineWarning, (sample: LineSample) => boolean>> = {
  'high-jitter': ({ jitterMs }) => jitterMs > BAD.jitterMs,
  'high-round-trip': ({ roundTripMs }) => roundTripMs !== null && roundTripMs > BAD.roundTripMs,
  'low-score': ({ score }) => score !== null && score < BAD.score,
  'high-packet-loss': ({ lossPercent }) => lossPercent > BAD.lossPercent,
}

export function createMonitor(start: number): Monitor {
  let samples: LineSample[] = []
  const raised = new Map<LineWarning, number>()

  function state(warning: LineWarning): 'bad' | 'well' | 'between' {
    const level = warning === 'constant-input-level' ? 'inputLevel' : 'outputLevel'
    if (warning === 'constant-input-level' || warning === 'constant-output-level') {
      const last = samples.slice(-CONSTANT_LEVEL_SAMPLES)
      const same = last.length === CONSTANT_LEVEL_SAMPLES && last.every((each) => each[level] === last[0]?.[level])
      return same ? 'bad' : 'well'
    }
    const count = samples.slice(-WINDOW_SAMPLES).filter((each) => isBad[warning]?.(each)).length
    if (count >= RAISE_SAMPLES) return 'bad'
    if (warning === 'high-packet-loss' && meanLoss() > BAD.meanLossPercent) return 'bad'
    return count === 0 ? 'well' : 'between'
  }

  function meanLoss(): number {
    const last = samples.slice(-MEAN_LOSS_SAMPLES)
    if (last.length < MEAN_LOSS_SAMPLES) return 0
    return last.reduce((sum, { lossPercent }) => sum + lossPercent, 0) / last.length
  }

  return {
    look(sample, now) {
      samples = [...samples.slice(1 - CONSTANT_LEVEL_SAMPLES), sample]
      for (const warning of LINE_WARNINGS) {
        const found = state(warning)
        const since = raised.get(warning)
        if (found === 'bad' && since === undefined && now - start >= WARN_AFTER) raised.set(warning, now)
        if (found === 'well' && since !== undefined && now - since >= WARNING_STAYS) raised.delete(warning)
      }
      return [...raised.keys()]
    },
    reset() {
      samples = []
      raised.clear()
    },
  }
}
