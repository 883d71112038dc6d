// Books of one user with two payments, and what a provider may report of the first: for tests of disputes and refunds.
import { expect } from 'vitest'
import { end, liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { type Settlement, settleConsultation, takeHold } from '#workers/domain/consultations/index.ts'
import {
  createMoney,
  type PaymentAlert,
  type Reversal,
  resolveHold,
  walletBalance,
} from '#workers/domain/money/index.ts'
import { checkLedger, checkNewBooks } from '#workers/domain/reports/index.ts'

export const PAID = 2_500
export const dispute = (fact: Reversal['fact']): Reversal => ({
  id: 'dp_1',
  kind: 'dispute',
  intent: 'pi_1',
  amountCents: PAID,
  currency: 'usd',
  fact,
  paymentId: null,
})
export const refund = (amountCents: number, paymentId: string | null = 'pay-1'): Reversal => ({
  id: 'ch_1',
  kind: 'refund',
  intent: 'pi_1',
  amountCents,
  currency: 'usd',
  fact: 'withdrawn',
  paymentId,
})
/** One refund past us, by its own id. */
export const singleRefund = (id: string, amountCents: number, fact: Reversal['fact'] = 'withdrawn'): Reversal => ({
  id,
  kind: 'refund',
  single: true,
  intent: 'pi_1',
  amountCents,
  currency: 'usd',
  fact,
  paymentId: null,
})
export const paid = { id: 'pay-1', amountCents: PAID, currency: 'usd', eventId: 'evt_paid', intent: 'pi_1' }

export async function reversalBooks() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  const funded: string[] = []
  const now = () => 5
  const alerts: PaymentAlert[] = []
  const report = async (alert: PaymentAlert) => void alerts.push(alert)
  const hasAccount = async (userId: string) => userId === 'mira'
  const deps = { db, now, report, hasAccount, onFunds: async (userId: string) => void funded.push(userId) }
  const money = createMoney(deps as unknown as Parameters<typeof createMoney>[0])
  const beginTopUp = (id: string, cents: number) =>
    d1
      .prepare(
        `INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
         VALUES (?, 'mira', ?, 'stripe', 'pending', 1, 1)`,
      )
      .bind(id, cents)
      .run()
  await beginTopUp('pay-1', PAID)
  await beginTopUp('pay-0', 1_000)
  const balance = async (id: string) =>
    d1.prepare('SELECT cr_posted - dr_posted AS n FROM account WHERE id = ?').bind(id).first<number>('n')
  return {
    d1,
    db,
    money,
    funded,
    alerts,
    beginTopUp,
    /** A consultation begins and holds up to so much, as its room would. Returns what it holds. */
    async begin(id: string, cents: number): Promise<number> {
      await liveConsultation(db, { id, userId: 'mira' })
      return (await takeHold({ db, now }, { terms: termsOf(id, cents), n: 1, heldCents: 0 })).cents
    },
    /** It ends and costs so much of what it holds. */
    settle: (id: string, cents: number, heldCents: number) =>
      settleConsultation({ db, now }, settlementOf(id, cents, heldCents)),
    /** Its hold is given back by a statement of its own, as if the server had died right after it. */
    release: (id: string, heldCents: number) =>
      commit(db, [
        resolveHold(db, {
          consultationId: id,
          userId: 'mira',
          capture: { n: 1, postCents: 0, holdCents: heldCents },
          at: 2,
        }),
      ]),
    /** It is ended in its row, and its hold was left: a server that died, or a hold that came too late. */
    /** As consultations could end before the database refused it while money is held. */
    async endUnsettled(id: string) {
      await d1.prepare('DROP TRIGGER IF EXISTS c_open_hold').run()
      await end(d1, id)
    },
    async sums() {
      const wallet = (await walletBalance(db, 'mira')).availableCents
      return { wallet, frozen: await balance('frozen:usd'), loss: await balance('loss:chargeback') }
    },
    inbox: async () => (await d1.prepare('SELECT id, kind, object FROM inbox_entry ORDER BY id').all()).results,
    /** The full check of the books and the incremental one find nothing. */
    async assertClean() {
      const wrong = (await checkLedger(db)).filter(({ count }) => count > 0)
      expect(wrong).toEqual([])
      expect(await checkNewBooks({ db, now: Date.now, wrongBills: () => [] })).toEqual([])
    },
  }
}

const termsOf = (id: string, budgetCents: number | null = null) => ({
  consultationId: id,
  userId: 'mira',
  astrologerId: `astrologer-${id}`,
  kind: 'chat' as const,
  budgetCents,
  priceCents: 150,
  payoutPaise: 6_000,
  userName: 'Mira',
  astrologerName: 'Asha',
  requestedAt: 1,
})

function settlementOf(id: string, chargeCents: number, heldCents: number): Settlement {
  const billableSeconds = Math.ceil((chargeCents * 60) / 150)
  const startedAt = chargeCents > 0 ? 1 : null
  return {
    terms: termsOf(id),
    consultation: {
      state: 'ended',
      requestedAt: 1,
      ringingAt: 1,
      acceptedAt: 1,
      acceptedBy: 'tab',
      startedAt,
      pausedAt: null,
      missing: null,
      missingSince: null,
      gapsMs: 0,
      endedAt: 1 + billableSeconds * 1000,
      endReason: 'user_ended',
      endedBy: 'user',
    },
    holds: heldCents > 0 ? [{ n: 1, cents: heldCents }] : [],
    events: [],
    bill: {
      billableMs: billableSeconds * 1000,
      billableSeconds,
      chargeCents,
      payoutPaise: 0,
      freeBecause: null,
      freeMs: 0,
      freeSeconds: 0,
      promotionPaise: 0,
    },
    facts: '[]',
  }
}
