// Dues of all astrologers at the end of a day in the platform's zone.
import type { DuePayout } from '#workers/contract/admin/payout-runs.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { findDuePayouts } from '#workers/domain/reports/index.ts'

export type DueDeps = { db: Db; now: () => number; settings(): Promise<{ timezone: string }> }

/** `to`: the last day, yyyy-mm-dd; yesterday by default. */
export async function listDue(
  deps: DueDeps,
  { to, ids }: { to: string | null; ids?: readonly string[] },
): Promise<{ to: string; toAt: number; due: DuePayout[] }> {
  const { db, now, settings } = deps
  const { timezone } = await settings()
  const today = wallClock(now(), timezone).day
  const day = to ?? addDays(today, -1)
  const toAt = startOfDay(addDays(day, 1), timezone)
  return { to: day, toAt, due: await findDuePayouts(db, { toAt, ...(ids ? { ids } : {}) }) }
}
