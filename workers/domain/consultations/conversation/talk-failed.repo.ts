// The delay before a cron job is retried on a failed conversation.
import { isNull, lt, or, type SQL } from 'drizzle-orm'
import { DAY } from '#workers/contract/time/durations.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

export const RETENTION_WAIT = DAY

/** Condition: no job failed within the last day. */
export function mayBeTried(now: number): SQL | undefined {
  const { retentionFailedAt: at } = consultation
  return or(isNull(at), lt(at, now - RETENTION_WAIT))
}
