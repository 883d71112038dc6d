import type { Db } from '#workers/db/client.ts'
import { withDeps } from '../with-deps.ts'
import { walletBalance } from './ledger.repo.ts'
import { completeTestTopUp, confirmTopUp, failTopUp, readTopUp, startTopUp, type TopUpDeps } from './top-up.ts'
import { readWallet, setMonthlyLimit } from './wallet.ts'

export * from './ledger.repo.ts'
export { payableOf, walletOf } from './ledger.table.ts'
export * from './refund.ts'
export * from './settle.ts'
export type { Checkout } from './top-up.ts'
export { fundsOf, setMonthlyLimit } from './wallet.ts'

/** Wallets and top-ups. */
export function createMoney(deps: TopUpDeps) {
  return withDeps(deps, {
    wallet: readWallet,
    setMonthlyLimit,
    startTopUp,
    topUp: readTopUp,
    confirmTopUp,
    failTopUp,
    completeTestTopUp,
    balanceOf,
  })
}

async function balanceOf({ db }: { db: Db }, userId: string): Promise<number> {
  return (await walletBalance(db, userId)).balanceCents
}
