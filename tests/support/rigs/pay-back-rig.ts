// Books with one payment of which money may go back, and a provider whose answers a test chooses.

import { paid, reversalBooks } from '#tests/support/books/reversal-books.ts'
import { viewerOf } from '#tests/support/pages/practices.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { createMoney, type PayBackOutcome } from '#workers/domain/money/index.ts'

export const nisha = viewerOf('nisha', 'admin')

/** The provider makes one refund for each id, as Stripe does by its key. */
export async function payBackRig() {
  const books = await reversalBooks()
  const clock = { now: 5 }
  const made = new Map<string, number>()
  const provider = { say: 'yes' as 'yes' | 'no' | 'nothing' | 'yes, unheard' }
  const refund = async ({ id, amountCents }: { id: string; amountCents: number }): Promise<PayBackOutcome> => {
    if (provider.say === 'nothing') throw new Error('no answer')
    if (provider.say === 'no') return { refused: 'The card is closed.' }
    made.set(id, amountCents)
    if (provider.say === 'yes, unheard') throw new Error('the line broke')
    return { refundId: `re_${id}` }
  }
  const deps = {
    db: books.db,
    now: () => clock.now,
    onFunds: async () => undefined,
    hasAccount: async (userId: string) => userId === 'mira',
    report: async (alert: (typeof books.alerts)[number]) => void books.alerts.push(alert),
    requirePayBack: (viewer: Viewer) => requirePermission(viewer, 'pay_back'),
    refunders: { stripe: refund },
  }
  const money = createMoney(deps as unknown as Parameters<typeof createMoney>[0])
  await money.confirmTopUp(paid)
  const payBack = (cents: number, { id = 'b1', payment = 'pay-1', userId = 'mira', viewer = nisha } = {}) =>
    money.payBack({
      viewer,
      userId,
      effect: unkeyedEffect(id),
      request: { payment_id: payment, amount_cents: cents, reason: 'The client asked for it.' },
    })
  const stateOf = (id = 'b1') => books.d1.prepare('SELECT state FROM pay_back WHERE id = ?').bind(id).first('state')
  const paidBack = () =>
    books.d1.prepare("SELECT cr_posted - dr_posted AS n FROM account WHERE id = 'paid_back:usd'").first('n')
  return { ...books, money, clock, made, provider, payBack, stateOf, paidBack }
}
