// The admins' lists read indices: no query of a page walks a whole table.
import { expect, test } from 'vitest'
import { practiceBooks } from '#tests/support/pages/practices.ts'
import { AstrologerFilters } from '#workers/contract/admin/admin-astrologers.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { deleteMetricsBefore } from '#workers/domain/consultations/reviews/quality.repo.ts'
import { deleteKeysBefore } from '#workers/domain/idempotency/idempotency.repo.ts'
import { deleteOldCodes } from '#workers/domain/identity/code.repo.ts'
import { deleteOldLogins } from '#workers/domain/identity/logins/login.repo.ts'
import { deleteOldChallenges } from '#workers/domain/identity/logins/passkey.repo.ts'
import { deleteOldRegistrations } from '#workers/domain/identity/registration.repo.ts'
import { deleteEventsBefore } from '#workers/domain/money/payment.repo.ts'
import { deleteDevicesBefore } from '#workers/domain/notifications/device.repo.ts'
import { countAccounts } from '#workers/domain/reports/admin/platform-figures.repo.ts'
import {
  countInbox,
  findAdminAstrologers,
  findAuditChoices,
  findCalls,
  findChats,
  findClientDetail,
  findClients,
  findConsultationsWithFiles,
  findDuePayouts,
  findInbox,
  findLivePlatform,
  findPayouts,
  findReviews,
  findSharedFiles,
  readReportRows,
} from '#workers/domain/reports/index.ts'

/** Tables that grow with the platform. */
const LARGE = [
  'astrologer',
  'user',
  'consultation',
  'transfer',
  'audit_log',
  'review',
  'shared_file',
  'inbox_entry',
  'auth_session',
]

type Work = (db: ReturnType<typeof createDb>) => Promise<unknown>

/** The steps in the plans of all statements that `work` prepares. */
async function stepsOf(d1: D1Database, work: Work): Promise<string[]> {
  const seen: string[] = []
  const spy = new Proxy(d1, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)
      return (sql: string) => {
        seen.push(sql)
        return target.prepare(sql)
      }
    },
  })
  await work(createDb(spy))
  const steps: string[] = []
  for (const sql of seen) {
    const { results } = await d1.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()
    steps.push(...results.map(({ detail }) => detail))
  }
  // Nothing seen would find nothing wrong.
  expect(steps.length).toBeGreaterThan(0)
  return steps
}

/** Those steps that scan a large table without an index. */
async function scansOf(d1: D1Database, work: Work): Promise<string[]> {
  const steps = await stepsOf(d1, work)
  const names = new Map([
    ['u', 'user'],
    ['a', 'user'],
    ['c', 'consultation'],
    ['t', 'transfer'],
    ['l', 'audit_log'],
    ['r', 'review'],
    ['f', 'shared_file'],
    ['e', 'inbox_entry'],
    ['x', 'astrologer'],
  ])
  return steps.filter((detail) => {
    const [, table = ''] = /^SCAN (\w+)(?! USING)/.exec(detail) ?? []
    return !detail.includes('USING') && LARGE.includes(names.get(table) ?? table)
  })
}

/** Deletions of cron each hour, by age. */
const CLEAN_UPS: Record<string, (db: ReturnType<typeof createDb>) => Promise<unknown>> = {
  'one-time codes': (db) => deleteOldCodes(db, 1),
  registrations: (db) => deleteOldRegistrations(db, 1),
  logins: (db) => deleteOldLogins(db, 1),
  'challenges of passkeys': (db) => deleteOldChallenges(db, 1),
  devices: (db) => deleteDevicesBefore(db, 1),
  'kept answers': (db) => deleteKeysBefore(db, 1),
  'events of providers': (db) => deleteEventsBefore(db, 1),
  'figures of calls': (db) => deleteMetricsBefore(db, 1),
}

const INBOX = { kind: null, size: 50 }
const LISTS: Record<string, (db: ReturnType<typeof createDb>) => Promise<unknown>> = {
  ...Object.fromEntries(
    [undefined, 'name', '-name', 'experience', '-experience', 'rating', '-rating', 'created', '-created'].map(
      (sort) => [
        `astrologers by ${sort ?? 'approval'}`,
        (db: Db) => findAdminAstrologers(db, { filters: AstrologerFilters.parse({ sort }), after: 'asha', size: 20 }),
      ],
    ),
  ),
  'astrologers found': (db) => findAdminAstrologers(db, { filters: { search: 'verma', sort: '-rating' }, size: 20 }),
  'astrologers counted': (db) => countAccounts(db, { seenSince: 1 }),
  clients: (db) => findClients(db, {}),
  'clients found': (db) => findClients(db, { search: 'mira' }),
  client: (db) => findClientDetail(db, { id: 'mira', now: 1 }),
  calls: (db) => findCalls(db, {}),
  'calls found': (db) => findCalls(db, { search: 'mira' }),
  chats: (db) => findChats(db, { page: 1, limit: 10 }),
  'chats found': (db) => findChats(db, { page: 1, limit: 10, search: 'mira' }),
  reviews: (db) => findReviews(db, {}),
  files: (db) => findSharedFiles(db, { page: 1, size: 1000 }),
  'files found': (db) => findSharedFiles(db, { page: 1, size: 1000, search: 'chart' }),
  'sessions with files': (db) => findConsultationsWithFiles(db, {}),
  'sessions with files found': (db) => findConsultationsWithFiles(db, { search: 'chart' }),
  inbox: (db) => findInbox(db, { ...INBOX, closed: false }),
  'inbox, closed entries': (db) => findInbox(db, { ...INBOX, closed: true, after: '5.x' }),
  'inbox, one kind': (db) => findInbox(db, { ...INBOX, closed: false, kind: 'dispute' }),
  'inbox, counts': (db) => countInbox(db),
  'choices of the audit log': (db) => findAuditChoices(db),
  'live sessions': (db) => findLivePlatform(db, 1),
  'due payouts': (db) => findDuePayouts(db, { toAt: 1 }),
  ...Object.fromEntries(
    (['sessions', 'users', 'payouts', 'revenue'] as const).map((type) => [
      `report of ${type}`,
      (db: ReturnType<typeof createDb>) =>
        readReportRows(
          { db, now: () => 1, voiceCost: async () => [], settings: async () => ({ timezone: 'UTC', usdInrRate: 80 }) },
          { type, fromAt: 0, toAt: 1, timeZone: 'UTC', place: null },
        ),
    ]),
  ),
  'payouts made': (db) => findPayouts(db, {}),
}

test.each(Object.keys(LISTS))('%s', async (name) => {
  const { d1 } = await practiceBooks()
  expect(await scansOf(d1, LISTS[name] as never)).toEqual([])
})

test.each(Object.keys(CLEAN_UPS))('%s of long ago are found by an index', async (name) => {
  const { d1 } = await practiceBooks()
  const steps = await stepsOf(d1, CLEAN_UPS[name] as never)
  expect(steps.filter((detail) => /^SCAN (?!.*USING)/.test(detail))).toEqual([])
})

test('a walk through a whole table is seen', async () => {
  const { d1 } = await practiceBooks()
  expect(await scansOf(d1, (db) => db.$client.prepare('SELECT full_name FROM user u').all())).toEqual(['SCAN u'])
})
