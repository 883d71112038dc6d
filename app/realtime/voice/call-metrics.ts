import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { LineWarning } from '#workers/contract/consultations/call-quality.ts'
import type { CallMetricsRequest } from '#workers/contract/consultations/calls.ts'
import { SAMPLES_AT_ONCE } from './constants.ts'
import type { LineSample } from './line-sample.ts'

/** Posts the quality of the connection in batches of ten samples; missing values are left out. */
export function createMetrics(consultationId: string) {
  let samples: CallMetricsRequest['samples'] = []
  return {
    add(sample: LineSample, warnings: readonly LineWarning[]) {
      samples.push({
        score: sample.score,
        round_trip_ms: sample.roundTripMs,
        jitter_ms: sample.jitterMs,
        loss_percent: sample.lossPercent,
        warnings: [...warnings],
      })
      if (samples.length < SAMPLES_AT_ONCE) return
      const body = { session_id: consultationId, samples }
      samples = []
      api.call(routes.reportCallMetrics, { body, background: true }).catch(() => undefined)
    },
  }
}
