// Astrologers who earned, and the books of it, for the tests of payouts.
import { expect } from 'vitest'
import { end, liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { viewerOf } from '#tests/support/pages/practices.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { payout } from '#workers/domain/money/index.ts'
import { createPayouts } from '#workers/domain/payouts/index.ts'
import { checkLedger, checkNewBooks } from '#workers/domain/reports/index.ts'

/** 2 June 2026, noon in UTC, which is the platform's zone here. */
export const NOW = Date.UTC(2026, 5, 2, 12)
const MAY = NOW - 10 * DAY
export const nisha = viewerOf('nisha', 'admin')

export type PayoutRig = ReturnType<typeof createPayoutRig>

export function createPayoutRig() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  let asked = 0
  const rig = {
    d1,
    db,
    /** The clock (ms UTC), which a test may move. */
    now: NOW,
    payouts: () => createPayouts({ db, now: () => rig.now, settings: async () => ({ timezone: 'UTC' }) }),
    nextRun: () => unkeyedEffect(`run-${++asked}`),
    /** A consultation of the astrologer that has ended and was paid, in May unless `at` says when. */
    async earn(astrologerId: string, session: string, { paise, at = MAY }: { paise: number; at?: number }) {
      await liveConsultation(db, { id: session, userId: 'mira', astrologerId })
      await commit(db, [payout(db, { consultationId: session, astrologerId, paise, at })])
      await end(d1, session)
    },
    balanceOf: (id: string) =>
      d1.prepare('SELECT cr_posted - dr_posted AS n FROM account WHERE id = ?').bind(id).first<number>('n'),
    /** The rows of these consultations are shorter than real ones: I5 looks at their sums. */
    async assertClean() {
      expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')).toEqual([])
      const fresh = await checkNewBooks({ db, now: () => rig.now, wrongBills: () => [] })
      expect(fresh.filter(({ id }) => id !== 'I5')).toEqual([])
    },
  }
  return rig
}
