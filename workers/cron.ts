// What runs by the clock. Each job stands alone: one that fails does not stop the others.
import { DAY, HOUR, MINUTE } from '#workers/contract/limits.ts'
import { logAlert, logFailure } from './log.ts'
import type { Services } from './services/index.ts'

/** UTC; by then the provider lists the whole day before. */
const NIGHT = 3 * HOUR

type Job = [name: string, work: () => Promise<unknown>]

/** Called every minute; `at` is the scheduled time (ms UTC). */
export async function runCron(services: Services, at: number): Promise<void> {
  const hourly = at % HOUR < MINUTE
  const nightly = at % DAY >= NIGHT && at % DAY < NIGHT + MINUTE
  await runJobs([
    ['sweep', () => services.consultations.sweep()],
    ['orphan holds', () => services.consultations.voidOrphanHolds()],
    ...(hourly ? hourlyJobs(services) : []),
    ...(nightly ? ([['calls', () => compareCalls(services)]] satisfies Job[]) : []),
  ])
}

/** Runs the jobs one after the other. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  for (const [name, work] of jobs) {
    await work().catch((error) => logFailure({ event: 'cron.failed', job: name }, error))
  }
}

// Checks the books and deletes rows that have expired.
function hourlyJobs({ identity, idempotency, births, consultations, notifications, reports }: Services): Job[] {
  return [
    ['books', () => checkBooks(reports)],
    ['old codes', () => identity.deleteOldCodes()],
    ['old registrations', () => identity.deleteOldRegistrations()],
    ['old logins', () => identity.deleteOldLogins()],
    ['old idempotency keys', () => idempotency.deleteOldKeys()],
    ['old attached births', () => births.deleteOldAttached()],
    ['old call metrics', () => consultations.forgetMetrics()],
    ['old devices', () => notifications.forgetOldDevices()],
  ]
}

async function compareCalls({ calls }: Services): Promise<void> {
  for (const mismatch of await calls.reconcile()) logAlert({ event: 'call.mismatch', ...mismatch })
}

async function checkBooks(reports: Services['reports']): Promise<void> {
  const violations = (await reports.checkBooks()).filter(({ count }) => count > 0)
  for (const violation of violations) logAlert({ event: 'books.wrong', ...violation })
}
