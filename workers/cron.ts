// Cron: sweeps every 15 s, hourly and nightly jobs. Jobs run in parallel, so that one that fails or hangs stops no other. A run
// without failures ends with a heartbeat.
import { DAY, HOUR, SECOND } from '#workers/contract/time/durations.ts'
import { withEffectTimeout } from './effect-timeout.ts'
import { logFailure } from './log.ts'
import type { Services } from './services/index.ts'

/** UTC; by then the provider's list contains the whole previous day. */
const NIGHT = 3 * HOUR
/** Rooms are swept more often than the platform runs cron. */
const SWEEPS = { times: 4, every: 15 * SECOND }

/** A failed or missed check of the books raises an alert, as wrong books do. */
const BOOKS = 'books'

type Work = () => Promise<unknown>
type Job = { job: string; slot: number; work: Work }
type Wait = (ms: number) => Promise<void>

const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Called every minute; `at` is the scheduled time (ms UTC). */
export async function runCron(services: Services, at: number, wait: Wait = sleep): Promise<void> {
  const { identity, astrologers, bookings, consultations, money, following, exports, reportFiles, accountDeletion } =
    services
  const done = await Promise.all([
    sweepOften(() => consultations.sweep(), wait),
    sweepOften(() => wakeWhileBehind(services), wait, 'set-back clock'),
    perform('weekly hours', () => astrologers.switchByHours()),
    perform('orphan holds', () => consultations.voidOrphanHolds()),
    perform('owed money', () => money.collectAllOwed()),
    perform('money paid back', () => money.finishPayBacks()),
    perform('bookings', () => bookings.tend()),
    perform('old phones', () => identity.rewriteOldPhones()),
    perform('outdated logins', () => identity.endOutdatedLogins()),
    perform('followers', () => following.notify()),
    perform('closed accounts', () => accountDeletion.resume()),
    perform('exports', () => exports.make()),
    perform('reports', () => reportFiles.make()),
    perform('due jobs', () => runDue(services, at)),
  ])
  const { heartbeat } = services
  if (heartbeat && done.every(Boolean)) await perform('heartbeat', () => beat(services, { at, heartbeat }))
}

// Sends the heartbeat, unless an hourly or nightly job has failed. Such a job is retried ten minutes later.
async function beat(services: Services, { at, heartbeat }: { at: number; heartbeat: Work }): Promise<void> {
  if (await services.jobs.areDone(jobsAt(services, at))) await heartbeat()
}

// A sweep does not wait for the previous one, which may hang.
async function sweepOften(sweep: Work, wait: Wait, job = 'sweep'): Promise<boolean> {
  const sweeps: Promise<boolean>[] = []
  for (let n = 0; n < SWEEPS.times; n += 1) {
    if (n > 0) await wait(SWEEPS.every)
    sweeps.push(perform(job, sweep))
  }
  return (await Promise.all(sweeps)).every(Boolean)
}

// After a clock was set back, alarms of running objects do not fire until it has caught up (`realtime/told-clock.ts`).
async function wakeWhileBehind({ clock, jobs, consultations, astrologers }: Services): Promise<void> {
  if (!(await jobs.isClockBehind(clock.now()))) return
  await Promise.all([consultations.wakeLive(), astrologers.wakeLines()])
}

/** The hourly and nightly jobs, with their latest scheduled time. */
function jobsAt(services: Services, at: number): Job[] {
  const hour = Math.floor(at / HOUR) * HOUR
  const night = Math.floor((at - NIGHT) / DAY) * DAY + NIGHT
  return [
    ...hourlyJobs(services).map(([job, work]) => ({ job, slot: hour, work })),
    { job: 'calls', slot: night, work: () => compareCalls(services) },
    { job: 'copy of the audit log', slot: night, work: () => services.audit.copyLog() },
    { job: 'unnamed pictures', slot: night, work: () => services.blogs.sweepPictures() },
    { job: 'digest', slot: night, work: () => services.alerts.digest() },
  ]
}

/** Runs the jobs whose last run is older than their latest scheduled time, which includes missed runs. */
async function runDue(services: Services, at: number): Promise<void> {
  const { jobs: marks } = services
  const run = (each: Job) => withEffectTimeout(marks.runOnce({ ...each, now: at }), each.job, marks.limit)
  const due = await marks.findDue(jobsAt(services, at), at)
  const books = due.find(({ job }) => job === BOOKS)
  if (books && books.doneFor > 0 && books.slot - books.doneFor > HOUR)
    await services.alerts.raise({ event: 'books.unchecked', reason: 'missed' })
  await Promise.all(due.map((each) => perform(each.job, () => raised(services, each.job, () => run(each)))))
}

// Admins get an alert when an hourly or nightly job failed; other jobs are retried within a minute.
async function raised({ alerts }: Services, job: string, work: Work): Promise<void> {
  try {
    await work()
  } catch (error) {
    const alert =
      job === BOOKS ? { event: 'books.unchecked' as const, reason: 'failed' } : { event: 'job.failed' as const, job }
    // If the database is unavailable, the log contains both failures.
    await alerts.raise(alert).catch((failure: unknown) => logFailure({ event: 'cron.failed', job: 'alerts' }, failure))
    throw error
  }
}

/** Returns false when the work failed. */
async function perform(job: string, work: Work): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    logFailure({ event: 'cron.failed', job }, error)
    return false
  }
}

// Checks the books and deletes expired rows.
function hourlyJobs(services: Services): [name: string, work: Work][] {
  const { identity, idempotency, births, consultations, exports, inbox, mails, money, newsletter, notifications } =
    services
  return [
    [BOOKS, () => checkBooks(services)],
    ['figures', () => services.reports.rollUpFigures()],
    ['old codes', () => identity.deleteOldCodes()],
    ['old registrations', () => identity.deleteOldRegistrations()],
    ['old logins', () => identity.deleteOldLogins()],
    ['old idempotency keys', () => idempotency.deleteOldKeys()],
    ['old attached births', () => births.deleteOldAttached()],
    ['old call metrics', () => consultations.forgetMetrics()],
    ['files of old transcripts', () => consultations.listOldFiles()],
    ['old files', () => consultations.deleteOldFiles()],
    ['old transcripts', () => consultations.deleteOldTranscripts()],
    ['old exports', () => exports.deleteOld()],
    ['old reports', () => services.reportFiles.deleteOld()],
    ['old devices', () => notifications.forgetOldDevices()],
    ['old notices', () => notifications.forgetOldNotices()],
    ['old reports of mails', () => mails.forgetReports()],
    ['old changes of addresses', () => services.contactChanges.forget()],
    ['old contact messages', () => inbox.deleteOldMessages()],
    ['old client errors', () => services.clientErrors.deleteOld()],
    ['unconfirmed newsletter addresses', () => newsletter.deleteUnconfirmed()],
    ['old payment events', () => money.forgetOldEvents()],
  ]
}

async function compareCalls({ alerts, calls }: Services): Promise<void> {
  for (const mismatch of await calls.reconcile()) await alerts.raise({ event: 'call.mismatch', ...mismatch })
}

async function checkBooks({ alerts, reports }: Services): Promise<void> {
  for (const violation of await reports.checkBooks()) await alerts.raise({ event: 'books.wrong', ...violation })
}
