// What the platform owes astrologers, paid out by admins (PRODUCT 4).
import { bindDeps } from '../bind-deps.ts'
import { listDue } from './list-due.ts'
import { type PayoutDeps, payAstrologers } from './pay-astrologers.ts'
import { reversePayout } from './reverse-payout.ts'

export function createPayouts(deps: PayoutDeps) {
  return bindDeps(deps, { due: listDue, pay: payAstrologers, reverse: reversePayout })
}
