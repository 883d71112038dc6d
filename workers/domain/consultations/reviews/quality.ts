// The quality of calls: measurements by pages during a call, and ratings by people after it.

import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import type { CallFeedbackRequest, CallMetricsRequest } from '#workers/contract/consultations/calls.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import { deleteMetricsBefore, hasFeedback, insertFeedback, insertMetric } from './quality.repo.ts'

type Deps = { db: Db; now: () => number }

/** Stores one answer per side, after a call that connected. Throws wrong_state, already_answered, not_found. */
export async function giveFeedback(
  { db, now }: Deps,
  { viewer, id, score, issue }: ViewerAndId & CallFeedbackRequest,
): Promise<void> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.kind === 'chat' || row.startedAt === null) throw new AppError('wrong_state')
  const feedback = { consultationId: id, side, score, issue: issue ?? null, at: now() }
  if (!(await insertFeedback(db, feedback))) throw new AppError('already_answered')
}

/** True if the viewer's side has rated the audio. */
export async function feedbackGiven({ db }: Pick<Deps, 'db'>, { viewer, id }: ViewerAndId): Promise<boolean> {
  const { side } = await openConsultation(db, { viewer, id })
  return side === 'admin' ? false : hasFeedback(db, { consultationId: id, side })
}

/** Stores averages of some seconds of a running call. Throws wrong_state, not_found. */
export async function keepMetrics(
  { db, now }: Deps,
  { viewer, id, samples }: ViewerAndId & Pick<CallMetricsRequest, 'samples'>,
): Promise<void> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.kind === 'chat' || row.state === 'ended') throw new AppError('wrong_state')
  const roundTrip = mean(samples.map((each) => each.round_trip_ms))
  await insertMetric(db, {
    consultationId: row.id,
    side,
    at: now(),
    samples: samples.length,
    score: rounded(mean(samples.map(({ score }) => score)), 100),
    roundTripMs: roundTrip === null ? null : Math.round(roundTrip),
    jitterMs: Math.round(mean(samples.map((each) => each.jitter_ms)) ?? 0),
    lossPercent: rounded(mean(samples.map((each) => each.loss_percent)), 10) ?? 0,
    warnings: [...new Set(samples.flatMap(({ warnings }) => warnings))].join(','),
  })
}

/** Deletes measurements that are older than KEPT.callMetrics. */
export async function forgetMetrics({ db, now }: Deps): Promise<void> {
  await deleteMetricsBefore(db, now() - KEPT.callMetrics)
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}

const rounded = (value: number | null, parts: number) => (value === null ? null : Math.round(value * parts) / parts)
