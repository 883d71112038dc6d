// One user with 1,000 cents and one astrologer with 900 paise due, whose accounts can be closed: the outside world is a list
// of what was called, and each call can be made to fail.
import { expect } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createAccountDeletion } from '#workers/domain/account-deletion/index.ts'
import { CHEAP_PASSWORD_COST, hashPassword } from '#workers/domain/identity/index.ts'
import { createMoney, payout } from '#workers/domain/money/index.ts'
import { checkLedger, checkNewBooks } from '#workers/domain/reports/index.ts'
import { cheapPasswords } from './cheap-passwords.ts'

const PASSWORD = 'a long enough password'
const PEOPLE = {
  mira: { userId: 'mira', role: 'user', email: 'mira@example.com' },
  asha: { userId: 'asha', role: 'astrologer', email: 'asha@example.com' },
} as const

export async function accountDeletionRig() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const [called, failing]: [string[], Set<string>] = [[], new Set()]
  /** Runs between the look at the money and the batch. */
  const between = { run: async () => {} }
  const passwordHash = await hashPassword(PASSWORD, CHEAP_PASSWORD_COST)
  for (const { userId, role, email } of Object.values(PEOPLE))
    await d1
      .prepare(
        `INSERT INTO user (id, email, phone, full_name, role, status, photo, password_hash, created_at)
         VALUES (?, ?, '+1', ?, ?, 'active', ?, ?, 1)`,
      )
      .bind(userId, email, userId, role, `/photos/${userId}`, passwordHash)
      .run()
  await walletWith(db, 'mira', 1_000)
  await liveConsultation(db, { id: 's0', userId: 'jonas', astrologerId: 'asha' })
  await commit(db, [payout(db, { consultationId: 's0', astrologerId: 'asha', paise: 900, at: 2 })])
  await end(d1, 's0')
  const step = (name: string) => async () => {
    if (failing.has(name)) throw new Error(`${name} fails`)
    called.push(name)
  }
  const accountDeletion = createAccountDeletion({
    db,
    now,
    passwords: cheapPasswords,
    endForClosing: async (id) => void (await end(d1, id)),
    noteClosed: async (id, at) => step(`note of ${id} at ${at}`)(),
    leaveLines: async () => {
      await step('lines')()
      await between.run()
    },
    cancelBookings: step('bookings'),
    deletePosts: step('posts'),
    removeFiles: async (_viewer, after) => {
      await step(`files after ${after || 'the start'}`)()
      return after === '' ? 's20' : null
    },
    deletePhoto: async (path) => step(`photo ${path}`)(),
    deleteExport: step('export'),
    closeSockets: step('sockets'),
    mail: { send: async ({ to }) => step(`mail to ${to}`)() },
  })
  const deps = { db, now, onFunds: async () => {} }
  return {
    d1,
    db,
    clock,
    called,
    failing,
    between,
    accountDeletion,
    money: createMoney(deps as unknown as Parameters<typeof createMoney>[0]),
    close: (who: keyof typeof PEOPLE, waived = 0) =>
      accountDeletion.close({ viewer: PEOPLE[who] as never, form: { password: PASSWORD, waived } as never }),
    statusOf: (id: string) => d1.prepare('SELECT status FROM user WHERE id = ?').bind(id).first<string>('status'),
    balance: (id: string) =>
      d1.prepare('SELECT cr_posted - dr_posted AS n FROM account WHERE id = ?').bind(id).first<number>('n'),
    rows: async (sql: string) => (await d1.prepare(sql).all()).results,
    /** The rows of the astrologer's consultation are shorter than real ones: I5 looks at their sums. */
    async assertClean() {
      expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')).toEqual([])
      const fresh = await checkNewBooks({ db, now: Date.now, wrongBills: () => [] })
      expect(fresh.filter(({ id }) => id !== 'I5')).toEqual([])
    },
  }
}
