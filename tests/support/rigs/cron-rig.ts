// Cron with stand-ins for the use cases that it calls; its marks of runs and its alerts are real.
import { vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { runCron } from '#workers/cron.ts'
import { createDb } from '#workers/db/client.ts'
import { createAlerts } from '#workers/domain/alerts/index.ts'
import { areDone, findDue, isClockBehind, JOB_LIMIT, type Run, runOnce, type Slot } from '#workers/domain/jobs/index.ts'
import type { Services } from '#workers/services/index.ts'

/** Ten in the morning. */
export const NOW = Date.UTC(2026, 4, 17, 10)
export const HANGS = () => new Promise<never>(() => undefined)

/** Cron over a real database, with jobs that a test can fail or hang. */
export function cronRig() {
  const db = createDb(sqliteD1())
  const work = {
    sweep: vi.fn<() => Promise<unknown>>(async () => 0),
    wakeLive: vi.fn<() => Promise<unknown>>(async () => undefined),
    wakeLines: vi.fn<() => Promise<unknown>>(async () => undefined),
    books: vi.fn<() => Promise<unknown>>(async () => []),
    calls: vi.fn<() => Promise<unknown>>(async () => []),
    codes: vi.fn<() => Promise<unknown>>(async () => undefined),
    heartbeat: vi.fn<() => Promise<unknown>>(async () => undefined),
  }
  const idle = async () => undefined
  const clock = { now: NOW }
  const mails: Pick<Mail, 'subject' | 'text' | 'links'>[] = []
  const services = {
    clock: { now: () => clock.now },
    astrologers: { switchByHours: idle, wakeLines: work.wakeLines },
    consultations: {
      sweep: work.sweep,
      wakeLive: work.wakeLive,
      voidOrphanHolds: idle,
      forgetMetrics: idle,
      listOldFiles: idle,
      deleteOldFiles: idle,
      deleteOldTranscripts: idle,
    },
    identity: {
      endOutdatedLogins: idle,
      rewriteOldPhones: idle,
      deleteOldCodes: work.codes,
      deleteOldRegistrations: idle,
      deleteOldLogins: idle,
    },
    idempotency: { deleteOldKeys: idle },
    births: { deleteOldAttached: idle },
    money: { forgetOldEvents: idle, collectAllOwed: idle, finishPayBacks: idle },
    inbox: { deleteOldMessages: idle },
    mails: { forgetReports: idle },
    contactChanges: { forget: idle },
    clientErrors: { deleteOld: idle },
    newsletter: { deleteUnconfirmed: idle },
    notifications: { forgetOldDevices: idle, forgetOldNotices: idle },
    following: { notify: idle },
    accountDeletion: { resume: idle },
    bookings: { tend: idle },
    exports: { make: idle, deleteOld: idle },
    reportFiles: { make: idle, deleteOld: idle },
    reports: { checkBooks: work.books, rollUpFigures: idle },
    alerts: createAlerts({
      db,
      now: () => NOW,
      origin: 'https://drishti.test',
      tellAdmins: async (mail) => void mails.push(mail),
    }),
    audit: { copyLog: idle },
    blogs: { sweepPictures: idle },
    calls: { reconcile: work.calls },
    jobs: {
      findDue: (jobs: Slot[], now: number) => findDue(db, jobs, now),
      isClockBehind: (now: number) => isClockBehind(db, now),
      areDone: (jobs: Slot[]) => areDone(db, jobs),
      runOnce: (run: Run) => runOnce(db, run),
      limit: JOB_LIMIT,
    },
    heartbeat: work.heartbeat,
  } as unknown as Services
  const waits: number[] = []
  const cron = (at: number) => {
    clock.now = at
    return runCron(services, at, async (ms) => void waits.push(ms))
  }
  return { work, cron, waits, mails, db }
}

const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))
export const failures = () => logged().flatMap(({ event, job }) => (event === 'cron.failed' ? [job] : []))
export const unchecked = () => logged().flatMap(({ event, reason }) => (event === 'books.unchecked' ? [reason] : []))
