import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import type { Db } from '#workers/db/client.ts'
import { bindDeps } from '../bind-deps.ts'
import { walletBalance } from './balances.repo.ts'
import { applyNews, applyNewsAgain } from './news.ts'
import { failPayBack, finishPayBacks, type PayBackDeps, payBackToPayment, paymentsToPayBack } from './pay-back.ts'
import { deleteEventsBefore } from './payment.repo.ts'
import { applyReversal, collectAllOwed } from './reversals.ts'
import { completeTestTopUp, confirmTopUp, failTopUp, readTopUp, startTopUp, type TopUpDeps } from './top-up.ts'
import { readWallet, setMonthlyLimit } from './wallet.ts'

export * from './balances.repo.ts'
export * from './ledger.repo.ts'
export { payableOf, walletOf } from './ledger.table.ts'
export type { NewsAgain, PaymentNews } from './news.ts'
export * from './outgoing.repo.ts'
export type { PayBackOutcome, Refunder } from './pay-back.ts'
export type { PaymentAlert } from './payment-alert.ts'
export * from './payout.repo.ts'
export * from './refund.ts'
export { isDisputed } from './reversal.repo.ts'
export { collectOwed, type Reversal } from './reversals.ts'
export { deleteLimitOf } from './spending-limit.repo.ts'
export * from './split-charge.ts'
export type { Checkout } from './top-up.ts'
export { fundsOf, setMonthlyLimit } from './wallet.ts'

export function createMoney(deps: TopUpDeps & PayBackDeps) {
  return bindDeps(deps, {
    wallet: readWallet,
    setMonthlyLimit,
    startTopUp,
    topUp: readTopUp,
    applyNews,
    applyNewsAgain,
    confirmTopUp,
    failTopUp,
    applyReversal,
    collectAllOwed,
    paymentsToPayBack,
    payBack: payBackToPayment,
    failPayBack,
    finishPayBacks,
    completeTestTopUp,
    balanceOf,
    forgetOldEvents,
  })
}

async function balanceOf({ db }: { db: Db }, userId: string): Promise<number> {
  return (await walletBalance(db, userId)).balanceCents
}

async function forgetOldEvents({ db, now }: { db: Db; now: () => number }): Promise<void> {
  await deleteEventsBefore(db, now() - KEPT.paymentEvents)
}
